import {
  IconFile,
  IconFileDescription,
  IconFileSpreadsheet,
  IconFileText,
  IconFileZip,
  IconPhoto,
} from '@data1522/design-system/icons'

const kinds = [
  { ends: /\.(png|jpe?g|gif|webp|svg|avif)$/i, icon: IconPhoto, tone: 'success', isPicture: true },
  { ends: /\.pdf$/i, icon: IconFileDescription, tone: 'danger', isPicture: false },
  { ends: /\.(zip|gz|rar|7z)$/i, icon: IconFileZip, tone: 'warning', isPicture: false },
  { ends: /\.(xlsx?|csv|ods)$/i, icon: IconFileSpreadsheet, tone: 'success', isPicture: false },
  { ends: /\.(docx?|odt|txt|md)$/i, icon: IconFileText, tone: 'info', isPicture: false },
  { ends: /$/, icon: IconFile, tone: 'neutral', isPicture: false },
] as const

/** The kind of a file by the end of its name. */
export const fileKindOf = (fileName: string) => kinds.find(({ ends }) => ends.test(fileName))!
