import { type Ref, useId, useState } from 'react'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import { describedBy } from '../Field/describedBy.ts'
import type { FieldOptions } from '../Field/options.ts'
import { useFormReset } from '../Field/useFormReset.ts'
import { FileButton } from '../FileButton/FileButton.tsx'
import type { RejectedFile } from '../FileField/checkFiles.ts'
import { FormFiles } from '../FileField/FormFiles.tsx'
import { RejectedFiles } from '../FileField/RejectedFiles.tsx'
import { useChosenFiles } from '../FileField/useChosenFiles.ts'
import { isolated, useReason } from '../FileField/useReason.ts'
import { useFileStrings } from '../FileField/strings/useFileStrings.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { DropArea } from './DropArea.tsx'
import { type DropZoneItem, idOf } from './items.ts'
import type { Transfer } from './readTransfer.ts'
import { UploadRow } from './UploadRow.tsx'
import { type Upload, useUploads } from './useUploads.ts'
import { rows } from './rows.css.ts'

interface DropZoneOptions extends Omit<FieldOptions, 'labelPlacement' | 'variant' | 'size'> {
  /** Whether several can be there; else another takes the place of the first. @default true */
  isMultiple?: boolean
  /** The kinds that are taken, as endings and types: `.pdf,image/*`. Name, type and first bytes are checked. @default all */
  accept?: string
  /** The biggest a file may be, in bytes. @default no limit */
  maxSize?: number
  /** How many files there may be. @default no limit */
  maxCount?: number
  /** Called with those that were not taken and why; the zone says so itself. */
  onReject?: (rejected: readonly RejectedFile[]) => void
  /** Shows files that cannot be changed. @default false */
  isReadOnly?: boolean
  /** Reaches the button that opens the chooser. */
  ref?: Ref<HTMLButtonElement>
}

/** The zone keeps its rows itself, as files of a form. */
interface OwnFiles {
  /** The files, when the caller keeps them. */
  value?: readonly File[]
  /** The files at first, when it keeps its own. @default none */
  defaultValue?: readonly File[]
  /** Called with all that are there whenever that changes. */
  onChange?: (files: readonly File[]) => void
  /** Sends each file as soon as it is taken, three at a time. @default they wait for their form */
  upload?: Upload
  items?: undefined
}

/** The caller keeps the rows, with how far each has come. */
interface KeptItems {
  /** The rows, with how far each has come. */
  items: readonly DropZoneItem[]
  /** Called with files that passed, for the caller to add. */
  onAdd: (files: readonly File[]) => void
  /** Called with the id of a row to take away; without, rows stay. */
  onRemove?: (id: string) => void
  /** Called with the id of a row that is under way, to stop it. */
  onCancel?: (id: string) => void
  /** Called with the id of a row that did not get through, to send it again. */
  onRetry?: (id: string) => void
}

export type DropZoneProps = DropZoneOptions & (OwnFiles | KeptItems)

const own: OwnFiles = {}

/**
 * A large area for files: dropped, pasted or chosen, each with its picture, its progress and what can be done with it.
 *
 * Use when files are what a page is about: pictures of a product, documents of an order, an import.
 * Not for a file beside other answers of a form: use `FileField`; nor for a person's picture: use `AvatarField`.
 */
export function DropZone(props: DropZoneProps) {
  const { label, isRequired, isDisabled, isReadOnly, isLabelHidden, labelEnd, description, errorMessage } =
    props
  const { name, isMultiple = true, accept, maxSize, maxCount, onReject, id: givenId, ref } = props
  const kept = props.items ? props : undefined
  const { value, defaultValue, onChange, upload } = props.items ? own : props
  const ownId = useId()
  const id = givenId ?? ownId
  const part = { label: `${id}-label`, verb: `${id}-verb`, chosen: `${id}-chosen` }
  const strings = useFileStrings()
  const messages = useMessages()
  const [said, setSaid] = useState('')
  const [notices, setNotices] = useState<readonly string[]>([])
  const rules = { accept, maxSize, maxCount }
  const uploads = useUploads({
    upload,
    onEnd: (file, status) =>
      setSaid((status === 'done' ? strings.saidUploaded : strings.saidFailed)(isolated(file.name))),
  })
  const keptFiles = kept?.items.flatMap(({ file }) => file ?? [])
  const elsewhere = kept ? kept.items.length - keptFiles!.length : 0
  const chosen = useChosenFiles({
    id,
    ...rules,
    maxCount: maxCount === undefined ? undefined : maxCount - elsewhere,
    value: keptFiles ?? value,
    defaultValue,
    onChange,
    onReject,
    isMultiple,
    onTake: (files) => {
      setSaid(strings.added(files.length))
      if (!isMultiple) for (const file of chosen.files) uploads.forget(file)
      if (kept) kept.onAdd(files)
      else uploads.start(files)
    },
  })
  useFormReset(id, () => {
    setSaid('')
    setNotices([])
    // Files that the caller keeps stay, and go on.
    if (value === undefined) uploads.forgetAll()
  })
  const reasonOf = useReason({ ...rules, maxCount: isMultiple ? maxCount : 1 })
  const take = ({ files, folders }: Transfer) => {
    const isNothing = files.length === 0 && folders.length === 0
    setNotices(isNothing ? [strings.notFiles] : folders.map((folder) => strings.folder(isolated(folder))))
    void chosen.add(files)
  }
  const remove = (item: DropZoneItem) => {
    document.getElementById(id)?.focus()
    setSaid(strings.saidRemoved(isolated(item.name)))
    if (kept) return kept.onRemove?.(item.id)
    uploads.forget(item.file!)
    chosen.remove(item.file!)
  }
  const items: readonly DropZoneItem[] =
    kept?.items ??
    chosen.files.map((file) => ({
      id: idOf(file),
      name: file.name,
      size: file.size,
      file,
      ...uploads.stateOf(file),
    }))
  const isLocked = isDisabled || isReadOnly
  return (
    <div role="group" aria-labelledby={part.label}>
      <FieldFrame
        {...{ label, id, isRequired, isLabelHidden, labelEnd, description, errorMessage }}
        labelId={part.label}
        hint={
          <RejectedFiles
            reasons={[...notices, ...chosen.rejected.map(reasonOf)]}
            onDismiss={() => {
              setNotices([])
              chosen.dismiss()
              document.getElementById(id)?.focus()
            }}
          />
        }
      >
        {!isReadOnly && (
          <DropArea
            {...{ isMultiple, isLocked, isDisabled }}
            isInvalid={Boolean(errorMessage)}
            onTransfer={take}
          >
            <FileButton
              {...dataAttributes(props)}
              ref={ref}
              id={id}
              accept={accept}
              isMultiple={isMultiple}
              isDisabled={isDisabled}
              onSelect={(files) => take({ files, folders: [] })}
              aria-labelledby={`${part.label} ${part.verb}`}
              aria-describedby={describedBy(id, { description, errorMessage }, part.chosen)}
            >
              <span id={part.verb}>{strings.choose(isMultiple)}</span>
            </FileButton>
          </DropArea>
        )}
      </FieldFrame>
      {items.length > 0 && (
        <ul aria-label={label} className={rows}>
          {items.map((item) => (
            <UploadRow
              key={item.id}
              item={item}
              isDisabled={isDisabled}
              onRemove={isReadOnly || (kept && !kept.onRemove) ? undefined : () => remove(item)}
              onCancel={
                kept ? kept.onCancel && (() => kept.onCancel!(item.id)) : () => uploads.cancel(item.file!)
              }
              onRetry={
                kept ? kept.onRetry && (() => kept.onRetry!(item.id)) : () => uploads.start([item.file!])
              }
            />
          ))}
        </ul>
      )}
      <VisuallyHidden id={part.chosen}>
        {items.length > 0 ? strings.chosen(items.length) : strings.nothingChosen}
        {isRequired && `, ${messages.required}`}
      </VisuallyHidden>
      <VisuallyHidden live="polite">{said}</VisuallyHidden>
      {name && <FormFiles name={name} files={chosen.files} isDisabled={isDisabled} />}
    </div>
  )
}
