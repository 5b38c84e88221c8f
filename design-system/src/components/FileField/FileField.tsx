import { type ClipboardEvent, type FocusEventHandler, type ReactNode, type Ref, useId } from 'react'
import { IconCamera, IconPaperclip, IconX } from '../../icons/icons.ts'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { FieldBox } from '../Field/FieldBox.tsx'
import { FieldButton } from '../Field/FieldButton.tsx'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import { describedBy } from '../Field/describedBy.ts'
import type { FieldOptions } from '../Field/options.ts'
import { FileButton } from '../FileButton/FileButton.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { RejectedFile } from './checkFiles.ts'
import { FileChip } from './FileChip.tsx'
import { FileCount } from './FileCount.tsx'
import { FormFiles } from './FormFiles.tsx'
import { RejectedFiles } from './RejectedFiles.tsx'
import { useChosenFiles } from './useChosenFiles.ts'
import { useReason } from './useReason.ts'
import { useFileStrings } from './strings/useFileStrings.ts'
import * as styles from './FileField.css.ts'

export interface FileFieldProps extends Omit<FieldOptions, 'labelPlacement'> {
  /** The chosen files, when the caller keeps them. */
  value?: readonly File[]
  /** The files at first, when it keeps its own. @default none */
  defaultValue?: readonly File[]
  /** Called with all that are chosen whenever that changes. */
  onChange?: (files: readonly File[]) => void
  /** Called with those that were not taken and why; the field says so itself. */
  onReject?: (rejected: readonly RejectedFile[]) => void
  onBlur?: FocusEventHandler<HTMLButtonElement>
  /** Whether several can be chosen; else another takes the place of the first. @default false */
  isMultiple?: boolean
  /** The kinds that are taken, as endings and types: `.pdf,image/*`. Name, type and first bytes are checked. @default all */
  accept?: string
  /** The biggest a file may be, in bytes. @default no limit */
  maxSize?: number
  /** How many files may be chosen. @default no limit */
  maxCount?: number
  /** On phones, adds a button that opens the camera: that at the back, or the one that looks at the person. */
  capture?: 'environment' | 'user'
  /** What stands before the files, as an icon; null for nothing. @default a paper clip */
  start?: ReactNode
  /** Says the size of each file beside its name. @default false */
  isSizeShown?: boolean
  /** Shows below how many files there are, of `maxCount` if there is one, and their size together. @default false */
  showCount?: boolean
  /** What stands for a chosen file; it must say which one it is. @default its name */
  renderFile?: (file: File) => ReactNode
  /** Shows that work goes on with the files; no others can be chosen meanwhile. @default false */
  isPending?: boolean
  /** Shows files that cannot be changed. @default false */
  isReadOnly?: boolean
  /** Reaches the button that opens the chooser. */
  ref?: Ref<HTMLButtonElement>
}

/**
 * A field for files that are sent with a form; they can be pasted too.
 *
 * Use when a file or a few belong to a form: an attachment, a scan, a photo.
 * Not to drop files and watch them upload: use `DropZone`; nor for a person's picture: use `AvatarField`.
 */
export function FileField({
  label,
  name,
  isMultiple = false,
  accept,
  capture,
  start = <Icon icon={IconPaperclip} size={18} />,
  isSizeShown,
  showCount,
  renderFile,
  isPending,
  isReadOnly,
  isRequired,
  isDisabled,
  isLabelHidden,
  labelEnd,
  description,
  errorMessage,
  variant,
  size,
  onBlur,
  id: givenId,
  ref,
  ...rest
}: FileFieldProps) {
  const { value, defaultValue, onChange, onReject, maxSize, maxCount, ...attributes } = rest
  const ownId = useId()
  const id = givenId ?? ownId
  const part = { label: `${id}-label`, chosen: `${id}-chosen`, verb: `${id}-verb` }
  const strings = useFileStrings()
  const messages = useMessages()
  const rules = { accept, maxSize, maxCount }
  const chosen = useChosenFiles({ id, ...rules, value, defaultValue, onChange, onReject, isMultiple })
  const reasonOf = useReason({ ...rules, maxCount: isMultiple ? maxCount : 1 })
  const { files } = chosen
  const isLocked = isDisabled || isReadOnly || isPending
  const paste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files]
    if (isLocked || pasted.length === 0) return
    event.preventDefault()
    void chosen.add(pasted)
  }
  const focusButton = () => document.getElementById(id)?.focus()
  const chooser = { accept, onSelect: (given: readonly File[]) => void chosen.add(given), isDisabled }
  const actions = !isReadOnly && (
    <>
      {files.length > 0 && isMultiple && (
        <FieldButton
          icon={IconX}
          label={messages.clear}
          isDisabled={isDisabled || isPending}
          onPress={() => {
            chosen.clear()
            focusButton()
          }}
        />
      )}
      {capture && (
        <span className={styles.onTouch}>
          <FileButton {...chooser} capture={capture} size="small" aria-label={strings.takePhoto}>
            <Icon icon={IconCamera} size={18} />
          </FileButton>
        </span>
      )}
      <span className={styles.choose}>
        <FileButton
          {...dataAttributes(attributes)}
          {...chooser}
          ref={ref}
          id={id}
          onBlur={onBlur}
          isMultiple={isMultiple}
          isPending={isPending}
          size="small"
          variant="soft"
          aria-labelledby={`${part.label} ${part.verb}`}
          aria-describedby={describedBy(id, { description, errorMessage }, part.chosen)}
        >
          <span id={part.verb}>{strings.choose(isMultiple)}</span>
        </FileButton>
      </span>
    </>
  )
  return (
    <div role="group" aria-labelledby={part.label} onPaste={paste}>
      <FieldFrame
        {...{ label, id, isRequired, isLabelHidden, labelEnd, description, errorMessage }}
        labelId={part.label}
        helpTextEnd={showCount && <FileCount files={files} max={isMultiple ? maxCount : undefined} />}
        hint={
          <RejectedFiles
            reasons={chosen.rejected.map(reasonOf)}
            onDismiss={() => {
              chosen.dismiss()
              focusButton()
            }}
          />
        }
      >
        <FieldBox
          {...{ variant, size, isReadOnly, isDisabled }}
          isInvalid={Boolean(errorMessage)}
          start={start}
          end={actions}
        >
          {files.length > 0 ? (
            <ul aria-label={label} className={styles.chips}>
              {files.map((file, index) => (
                <FileChip
                  key={`${file.name} ${file.size} ${file.lastModified} ${index}`}
                  {...{ file, isSizeShown }}
                  isDisabled={isDisabled || isPending}
                  onRemove={
                    isReadOnly
                      ? undefined
                      : () => {
                          chosen.remove(file)
                          focusButton()
                        }
                  }
                >
                  {renderFile?.(file)}
                </FileChip>
              ))}
            </ul>
          ) : (
            <label htmlFor={id} className={styles.placeholder}>
              {strings.nothingChosen}
            </label>
          )}
        </FieldBox>
      </FieldFrame>
      <VisuallyHidden id={part.chosen}>
        {files.length > 0 ? strings.chosen(files.length) : strings.nothingChosen}
        {isRequired && `, ${messages.required}`}
      </VisuallyHidden>
      {name && <FormFiles name={name} files={files} isDisabled={isDisabled} />}
    </div>
  )
}
