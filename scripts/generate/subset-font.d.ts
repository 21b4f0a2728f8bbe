declare module 'subset-font' {
  /** The part of subset-font that is used here; the package brings no types. */
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: { targetFormat: 'woff2'; noHinting: boolean },
  ): Promise<Buffer>
}
