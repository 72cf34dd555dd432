// biome-ignore-all format: drawings are kept as they were composed, one shape a line
// Zellige stars and girih strapwork, computed: pure functions that return SVG text or points.

export type Point = readonly [number, number];
export interface Girih { w: number; h: number; d: string }

const TAU = Math.PI * 2;
const f = (n: number) => +n.toFixed(2);
const pts = (list: readonly Point[]) => list.map(([x, y]) => `${f(x)} ${f(y)}`).join('L');
export const poly = (list: readonly Point[]) => `M${pts(list)}Z`;

/** Star polygon {n/k}: 2n points. Inner radius r = R cos(πk/n) / cos(π(k-1)/n). */
export function star(cx: number, cy: number, R: number, n = 8, k = 2, turn = 0): Point[] {
  const r = (R * Math.cos((Math.PI * k) / n)) / Math.cos((Math.PI * (k - 1)) / n);
  return Array.from({ length: 2 * n }, (_, i) => {
    const a = turn - Math.PI / 2 + (i * Math.PI) / n;
    const q = i % 2 ? r : R;
    return [cx + q * Math.cos(a), cy + q * Math.sin(a)] as const;
  });
}
export const starPath = (...a: Parameters<typeof star>) => poly(star(...a));

/** Regular polygon with a flat top when `flat`. */
export function ngon(cx: number, cy: number, R: number, n: number, flat = true): Point[] {
  const a0 = -Math.PI / 2 + (flat ? Math.PI / n : 0);
  return Array.from({ length: n }, (_, i) => [cx + R * Math.cos(a0 + (i * TAU) / n), cy + R * Math.sin(a0 + (i * TAU) / n)] as const);
}

const cross = (a: Point, b: Point) => a[0] * b[1] - a[1] * b[0];
function meet(p: Point, u: Point, q: Point, v: Point): Point | null {
  const d = cross(u, v);
  if (Math.abs(d) < 1e-9) return null;
  const t = cross([q[0] - p[0], q[1] - p[1]], v) / d;
  return [p[0] + u[0] * t, p[1] + u[1] * t];
}

/**
 * Hankin's "polygons in contact": from the middle of each side two rays enter at contact angle θ;
 * neighbouring rays are cut where they meet. The same θ on every polygon of a tiling makes one pattern.
 */
export function hankin(polygon: readonly Point[], theta: number): (readonly [Point, Point | null, Point])[] {
  const n = polygon.length;
  const c = polygon.reduce<Point>((s, p) => [s[0] + p[0] / n, s[1] + p[1] / n], [0, 0]);
  const edge = polygon.map((p, i) => {
    const q = polygon[(i + 1) % n]!;
    const m: Point = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
    const e = Math.atan2(q[1] - p[1], q[0] - p[0]);
    const inward = cross([q[0] - p[0], q[1] - p[1]], [c[0] - p[0], c[1] - p[1]]) > 0 ? 1 : -1;
    const ray = (a: number): Point => [Math.cos(e + inward * a), Math.sin(e + inward * a)];
    return { m, fwd: ray(theta), back: ray(Math.PI - theta) };
  });
  return edge.map((a, i) => {
    const b = edge[(i + 1) % n]!;
    return [a.m, meet(a.m, a.fwd, b.m, b.back), b.m] as const;
  });
}
const lines = (segs: ReturnType<typeof hankin>) => segs.flatMap(([a, b, c]) => (b === null ? [] : [`M${pts([a, b, c])}`])).join('');

/** 4.8.8 tiling, 8-fold: one octagon + one square per cell of side a. */
export function girih8(a = 64, theta = (67.5 * Math.PI) / 180): Girih {
  const R = a / 2 / Math.cos(Math.PI / 8);          // octagon circumradius
  const side = 2 * R * Math.sin(Math.PI / 8);       // shared side = square side
  const oct = ngon(a / 2, a / 2, R, 8);
  const sq = (x: number, y: number) => ngon(x, y, side / Math.SQRT2, 4, false);
  return { w: a, h: a, d: [oct, sq(0, 0), sq(a, 0), sq(0, a), sq(a, a)].map((p) => lines(hankin(p, theta))).join('') };
}

/** 3.12.12 tiling, 12-fold: dodecagons on a hexagonal lattice, triangles between. */
export function girih12(a = 84, theta = (60 * Math.PI) / 180): Girih {
  const h = a * Math.sqrt(3);
  const R = a / 2 / Math.cos(Math.PI / 12);
  const side = 2 * R * Math.sin(Math.PI / 12);
  const centres: Point[] = [[0, 0], [a, 0], [0, h], [a, h], [a / 2, h / 2]];
  const dode = centres.map(([x, y]) => ngon(x, y, R, 12));
  const tr = side / Math.sqrt(3);
  const tri: Point[][] = [];
  for (const [x, y] of [[0, 0], [a, 0], [a / 2, h / 2], [-a / 2, h / 2], [a / 2, -h / 2], [a * 1.5, h / 2]] as Point[]) {
    for (const s of [1, -1]) {
      const cx = x + a / 2, cy = y + (s * a) / (2 * Math.sqrt(3));
      tri.push(Array.from({ length: 3 }, (_, i) => [cx + tr * Math.cos((s * Math.PI) / 2 + (i * TAU) / 3), cy + tr * Math.sin((s * Math.PI) / 2 + (i * TAU) / 3)] as const));
    }
  }
  return { w: a, h, d: [...dode, ...tri].map((p) => lines(hankin(p, theta))).join('') };
}

/** 6.6.6 tiling, 6-fold: hexagons only; six-pointed stars between hexagonal petals. */
export function girih6(a = 48, theta = (62 * Math.PI) / 180): Girih {
  const h = a * Math.sqrt(3);
  const R = a / Math.sqrt(3);
  const c: Point[] = [[0, 0], [a, 0], [0, h], [a, h], [a / 2, h / 2]];
  return { w: a, h, d: c.map(([x, y]) => lines(hankin(ngon(x, y, R, 6, false), theta))).join('') };
}

/** A `<pattern>` of one of the girih above. */
export function pattern(id: string, g: Girih, { stroke = 'var(--ornament)', width = 1.2, scale = 1 } = {}): string {
  return `<pattern id="${id}" width="${f(g.w)}" height="${f(g.h)}" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})"><path d="${g.d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"/></pattern>`;
}

/** A border band of length w, height h: khatam stars threaded by a diamond line, clipped exactly (whole repeats only). */
export function band(w: number, h: number, { fg = 'currentColor', accent = 'var(--accent)', every = 2 } = {}): string {
  const n = Math.max(1, Math.round(w / (h * every)));
  const step = w / n;
  let d = '', s = '', q = '';
  for (let i = 0; i < n; i++) {
    const x = step * (i + 0.5);
    s += starPath(x, h / 2, h * 0.42, 8, 2);
    q += starPath(x, h / 2, h * 0.2, 8, 3);
    const l = x - step / 2;
    d += `M${f(l)} ${f(h / 2)}L${f(l + (step - h * 0.84) / 4)} ${f(h * 0.3)}L${f(x - h * 0.42)} ${f(h / 2)}L${f(l + (step - h * 0.84) / 4)} ${f(h * 0.7)}Z`;
    d += `M${f(x + step / 2)} ${f(h / 2)}L${f(x + step / 2 - (step - h * 0.84) / 4)} ${f(h * 0.3)}L${f(x + h * 0.42)} ${f(h / 2)}L${f(x + step / 2 - (step - h * 0.84) / 4)} ${f(h * 0.7)}Z`;
  }
  return `<path d="${d}" fill="none" stroke="${fg}" stroke-width="1.2"/><path d="${s}" fill="none" stroke="${fg}" stroke-width="1.4"/><path d="${q}" fill="${accent}"/>`;
}

/** Horseshoe arch, the house shape. cx, foot y, full width, full height; `leg` = leg half-width / radius. */
export function arch(cx: number, y: number, w: number, h: number, leg = 0.86): string {
  const r = w / 2, l = r * leg, cy = y - h + r, yi = cy + Math.sqrt(r * r - l * l);
  return `M${f(cx - l)} ${f(y)}V${f(yi)}A${f(r)} ${f(r)} 0 1 1 ${f(cx + l)} ${f(yi)}V${f(y)}Z`;
}
/** Pointed (keel) arch: two arcs of radius 1.25 w. */
export function keel(cx: number, y: number, w: number, h: number): string {
  const l = w / 2, s = y - h + w * 0.62;
  return `M${f(cx - l)} ${f(y)}V${f(s)}C${f(cx - l)} ${f(s - w * 0.34)} ${f(cx - w * 0.16)} ${f(y - h + w * 0.16)} ${f(cx)} ${f(y - h)}C${f(cx + w * 0.16)} ${f(y - h + w * 0.16)} ${f(cx + l)} ${f(s - w * 0.34)} ${f(cx + l)} ${f(s)}V${f(y)}Z`;
}
/** Onion dome on a base of width w. */
export function dome(cx: number, y: number, w: number, h: number): string {
  const l = w / 2;
  return `M${f(cx - l * 0.86)} ${f(y)}C${f(cx - l * 1.25)} ${f(y - h * 0.42)} ${f(cx - l * 0.42)} ${f(y - h * 0.66)} ${f(cx)} ${f(y - h)}C${f(cx + l * 0.42)} ${f(y - h * 0.66)} ${f(cx + l * 1.25)} ${f(y - h * 0.42)} ${f(cx + l * 0.86)} ${f(y)}Z`;
}
export const domeShade = (cx: number, y: number, w: number, h: number): string => {
  const l = w / 2;
  return `M${f(cx)} ${f(y)}V${f(y - h)}C${f(cx + l * 0.42)} ${f(y - h * 0.66)} ${f(cx + l * 1.25)} ${f(y - h * 0.42)} ${f(cx + l * 0.86)} ${f(y)}Z`;
};

/** The ground of tiles: girih lines, faint. */
export const groundPattern = (id: string): string => `<pattern id="${id}" width="48" height="48" patternUnits="userSpaceOnUse"><path d="${girih8(48).d}" fill="none" stroke="#fff" stroke-width="1.3" opacity=".2"/></pattern>`;
