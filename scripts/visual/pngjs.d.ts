declare module 'pngjs' {
  /** The part of pngjs that is used here; the package brings no types. */
  export class PNG {
    constructor(options: { width: number; height: number })
    width: number
    height: number
    data: Buffer
    static sync: { read(file: Buffer): PNG; write(picture: PNG): Buffer }
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
  }
}
