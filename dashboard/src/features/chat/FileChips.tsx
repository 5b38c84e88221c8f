import { ChipGroup } from '@data1522/design-system/ChipGroup'
import { useText } from '../../core/i18n/useText.ts'
import type { Attachment } from '../../shared/files/attachment-of.ts'
import { fileKindOf } from '../../shared/files/file-kinds.ts'
import { useSize } from '../../shared/files/useSize.ts'

interface FileChipsProps {
  files: readonly Attachment[]
  /** Called with the places of those that are taken out. */
  onRemove: (places: readonly string[]) => void
}

/** The files that go with a message. */
export function FileChips({ files, onRemove }: FileChipsProps) {
  const text = useText()
  const sizeOf = useSize()
  return (
    <ChipGroup
      label={text('chat.files')}
      items={files.map(({ fileName, size }, index) => ({
        id: String(index),
        label: `${fileName} · ${sizeOf(size)}`,
        icon: fileKindOf(fileName).icon,
      }))}
      onRemove={onRemove}
    />
  )
}
