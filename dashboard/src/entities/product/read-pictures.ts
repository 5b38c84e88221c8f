const read = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')))
    reader.readAsDataURL(file)
  })

/** Files as addresses that hold them whole; one that cannot be read is left out. */
export async function readPictures(files: readonly File[]): Promise<string[]> {
  const results = await Promise.allSettled(files.map(read))
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
}
