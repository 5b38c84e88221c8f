/** A file as it goes to the server: its address holds it whole. */
export interface Attachment {
  fileName: string
  url: string
  /** Its picture; '' where it is none. */
  thumbnail: string
  /** Such as `480kb`. */
  size: string
}

/** The biggest that a file may be, in bytes. */
export const BIGGEST_FILE = 1_000_000
/** So many files may come with a mail or a card. */
export const MOST_FILES = 10

const KB = 1000

const addressOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error(file.name))
    reader.readAsDataURL(file)
  })

/** Reads a file. */
export async function attachmentOf(file: File): Promise<Attachment> {
  const url = await addressOf(file)
  return {
    fileName: file.name.slice(0, 200),
    url,
    thumbnail: file.type.startsWith('image/') ? url : '',
    size: `${Math.max(1, Math.round(file.size / KB))}kb`,
  }
}
