import { CV_TYPES } from '@data1522/mocks/contract/jobs'

/** A CV as a data address that holds it whole; its type goes by its ending, which not every system tells. */
export function readCv(file: File): Promise<string> {
  const ending = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase()
  const type = CV_TYPES[ending as keyof typeof CV_TYPES] ?? file.type
  return new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')))
    reader.readAsDataURL(new Blob([file], { type }))
  })
}
