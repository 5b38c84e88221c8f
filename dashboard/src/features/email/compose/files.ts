import type { EmailAttachment } from '@data1522/mocks/contract/email'

/** The biggest that a file may be, in bytes. */
export const BIGGEST_FILE = 1_000_000
/** So many files may come with a mail. */
export const MOST_FILES = 10

const KB = 1000

const addressOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error(file.name))
    reader.readAsDataURL(file)
  })

/** A file as it goes with a mail. */
export async function attachmentOf(file: File): Promise<EmailAttachment> {
  const url = await addressOf(file)
  return {
    fileName: file.name.slice(0, 200),
    url,
    thumbnail: file.type.startsWith('image/') ? url : '',
    size: `${Math.max(1, Math.round(file.size / KB))}kb`,
  }
}
