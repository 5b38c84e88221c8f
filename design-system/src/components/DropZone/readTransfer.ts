/** What came by dropping or pasting. */
export interface Transfer {
  readonly files: readonly File[]
  /** Names of folders, which a page gets as files without content. */
  readonly folders: readonly string[]
}

/** The files of what was dropped or pasted; of text, or a link, there are none. */
export function readTransfer(data: DataTransfer): Transfer {
  const items = [...(data.items ?? [])].filter(({ kind }) => kind === 'file')
  if (items.length === 0) return { files: [...data.files], folders: [] }
  const files: File[] = []
  const folders: string[] = []
  for (const item of items) {
    const entry = item.webkitGetAsEntry?.()
    const file = item.getAsFile()
    if (entry?.isDirectory) folders.push(entry.name)
    else if (file) files.push(file)
  }
  return { files, folders }
}
