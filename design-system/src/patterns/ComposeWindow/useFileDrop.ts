import { type ClipboardEvent, type DragEvent, useState } from 'react'

const hasFiles = ({ types }: DataTransfer) => types.includes('Files')

/** Takes files that are dropped on an element or pasted into it, and tells whether some are held over it. */
export function useFileDrop(onFiles: ((files: readonly File[]) => void) | undefined) {
  const [isOver, setOver] = useState(false)
  if (!onFiles) return {}
  // Not taken by us, the browser would open what is dropped in place of the page.
  const stayOver = (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setOver(true)
  }
  return {
    'data-over': isOver || undefined,
    onDragEnter: stayOver,
    onDragOver: stayOver,
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      setOver(false)
      if (!hasFiles(event.dataTransfer) || event.defaultPrevented) return
      event.preventDefault()
      onFiles([...event.dataTransfer.files])
    },
    onPaste: (event: ClipboardEvent) => {
      const files = [...event.clipboardData.files]
      if (files.length === 0 || event.defaultPrevented) return
      event.preventDefault()
      onFiles(files)
    },
  }
}
