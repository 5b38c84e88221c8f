import { useState } from 'react'
import { checkFiles } from '../../components/FileField/checkFiles.ts'
import { kindOf } from '../../components/FileField/kinds.ts'
import { useReason } from '../../components/FileField/useReason.ts'
import { useRichTextStrings } from './strings/useRichTextStrings.ts'

/** The kinds of images that every browser shows and that hold no script. */
export const imageKinds = 'image/png,image/jpeg,image/gif,image/webp,image/avif'

/** An image from a file, as the address that holds all of it. */
export interface Picture {
  readonly name: string
  readonly address: string
}

interface State {
  readonly kind?: 'link' | 'image'
  /** Images that wait for their description, the first of them shown. */
  readonly pictures: readonly Picture[]
  /** Why a file was not taken. */
  readonly problem?: string
}

/** What is open beside a tool of the bar. */
export interface Popup extends State {
  readonly open: (kind: 'link' | 'image') => void
  readonly close: () => void
  /** Takes files in, after a look at them, and asks for their description. */
  readonly take: (files: readonly File[]) => Promise<void>
  /** Goes on to the image that waits next, or closes. */
  readonly next: () => void
}

const read = (file: File) =>
  new Promise<Picture>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve({ name: file.name, address: reader.result as string })
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'))
    reader.readAsDataURL(new Blob([file], { type: kindOf(file) }))
  })

const closed: State = { pictures: [] }

export function usePopup(maxImageSize: number): Popup {
  const strings = useRichTextStrings()
  const reason = useReason({ accept: imageKinds, maxSize: maxImageSize })
  const [state, setState] = useState(closed)
  return {
    ...state,
    open: (kind) => setState({ kind, pictures: [] }),
    close: () => setState(closed),
    next: () =>
      setState(({ pictures }) =>
        pictures.length > 1 ? { kind: 'image', pictures: pictures.slice(1) } : closed,
      ),
    take: async (files) => {
      const { taken, rejected } = await checkFiles(files, [], { accept: imageKinds, maxSize: maxImageSize })
      const pictures = await Promise.allSettled(taken.map(read))
      const problems = rejected.map(reason)
      if (pictures.some(({ status }) => status === 'rejected')) problems.push(strings.imageUnreadable)
      setState({
        kind: 'image',
        pictures: pictures.flatMap((picture) => (picture.status === 'fulfilled' ? [picture.value] : [])),
        problem: problems.join(' ') || undefined,
      })
    },
  }
}
