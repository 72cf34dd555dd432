import { ARTIFACTS, type ArtifactId } from '../../content/artifacts.ts';
import type { ArtifactDef } from '../play.ts';
import { carpet } from './carpet.ts';
import { counterspell } from './counterspell.ts';
import { double } from './double.ts';
import { key } from './key.ts';
import { lamp } from './lamp.ts';
import { scroll } from './scroll.ts';

/** In the order of `ARTIFACTS`. */
const artifacts: { readonly [A in ArtifactId]: ArtifactDef } = { lamp, counterspell, double, carpet, key, scroll };

export const artifactDef = (id: ArtifactId): ArtifactDef => artifacts[id];
const byNumber = ARTIFACTS.map((id) => artifacts[id]);
export const artifactDefOf = (artifact: number): ArtifactDef => byNumber[artifact]!;
