/** A file of a name and a size, with nothing in it. */
export const sampleFile = (name: string, size: number) =>
  new File([new Uint8Array(size)], name, { lastModified: Date.UTC(2026, 10, 12) })
