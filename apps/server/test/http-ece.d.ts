declare module 'http_ece' {
  export function decrypt(body: Buffer, options: object): Buffer;
}
