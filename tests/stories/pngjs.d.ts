declare module 'pngjs' {
  export class PNG {
    static readonly sync: { read: (file: Buffer) => PNG; write: (image: PNG) => Buffer }
    static bitblt(
      from: PNG,
      to: PNG,
      fromX: number,
      fromY: number,
      width: number,
      height: number,
      toX: number,
      toY: number,
    ): void
    constructor(options: { width: number; height: number; fill?: boolean })
    width: number
    height: number
    data: Buffer
  }
}
