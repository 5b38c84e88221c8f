import { type ClipboardEvent, type Ref, Suspense, useId, useState } from 'react'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { useStrings } from '../../locale/useStrings.ts'
import { Button } from '../Button/Button.tsx'
import { preloadDialog } from '../Dialog/Dialog.tsx'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import { describedBy } from '../Field/describedBy.ts'
import type { FieldOptions } from '../Field/options.ts'
import { useFormReset } from '../Field/useFormReset.ts'
import { useControlledState } from '../Field/useControlledState.ts'
import { FileButton } from '../FileButton/FileButton.tsx'
import { checkFiles } from '../FileField/checkFiles.ts'
import { FormFiles } from '../FileField/FormFiles.tsx'
import { RejectedFiles } from '../FileField/RejectedFiles.tsx'
import { isolated, useReason } from '../FileField/useReason.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Face } from './Face.tsx'
import { cutPicture, type PictureArea, readPicture, type ReadPicture } from './picture.ts'
import { avatarStrings } from './strings.ts'
import * as styles from './AvatarField.css.ts'

export interface AvatarFieldProps extends Omit<FieldOptions, 'labelPlacement' | 'variant' | 'size'> {
  /** Whose picture it is; initials of the name stand there while there is none. */
  person: string
  /** The picture, or its address where it was there before; null is none. When the caller keeps it. */
  value?: File | string | null
  /** The picture at first, when it keeps its own. @default null */
  defaultValue?: File | string | null
  /** Called with the square picture that was cut out, or null when it is removed. */
  onChange?: (picture: File | null) => void
  /** Width and height of the picture that comes out, in px. @default 256 */
  outputSize?: number
  /** How it is written, where the browser can; else it is a PNG. @default 'image/webp' */
  outputType?: 'image/webp' | 'image/jpeg' | 'image/png'
  /** The biggest a file may be that is chosen, in bytes. @default 10,000,000 */
  maxSize?: number
  /** Shows a picture that cannot be changed. @default false */
  isReadOnly?: boolean
  /** Shows that the picture is being saved. @default false */
  isPending?: boolean
  /** Reaches the button that opens the chooser. */
  ref?: Ref<HTMLButtonElement>
}

const { Part: CropDialog, preload } = lazyWithPreload(
  async () => (await import('./CropDialog.tsx')).CropDialog,
)
const preloadCropping = () => {
  preload()
  preloadDialog()
}
const accept = '.png,.jpg,.jpeg,.webp,.gif,.avif'
const none: readonly File[] = []

/**
 * The round picture of a person: chosen or pasted, cut out in a dialog, removed.
 *
 * Use when someone sets their own picture, or that of a team. Not to show one: use `Avatar`; nor for other
 * pictures: use `DropZone`.
 */
export function AvatarField({
  label,
  person,
  name,
  value,
  defaultValue = null,
  onChange,
  outputSize = 256,
  outputType = 'image/webp',
  maxSize = 10_000_000,
  isRequired,
  isDisabled,
  isReadOnly,
  isPending,
  isLabelHidden,
  labelEnd,
  description,
  errorMessage,
  id: givenId,
  ref,
  ...rest
}: AvatarFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const part = { label: `${id}-label`, verb: `${id}-verb`, required: `${id}-required` }
  const strings = useStrings(avatarStrings)
  const messages = useMessages()
  const reasonOf = useReason({ accept, maxSize })
  const [picture, change] = useControlledState<File | string | null>(
    value,
    defaultValue,
    onChange as (picture: File | string | null) => void,
    id,
  )
  const [draft, setDraft] = useState<ReadPicture>()
  const [problem, setProblem] = useState<string>()
  useFormReset(id, () => setProblem(undefined))

  const choose = async ([file]: readonly File[]) => {
    if (!file) return
    setProblem(undefined)
    const { rejected } = await checkFiles([file], none, { accept, maxSize })
    if (rejected[0]) return setProblem(reasonOf(rejected[0]))
    try {
      setDraft(await readPicture(file))
    } catch {
      setProblem(strings.broken(isolated(file.name)))
    }
  }
  const close = () => {
    if (draft) URL.revokeObjectURL(draft.url)
    setDraft(undefined)
  }
  const use = async (area: PictureArea) => {
    try {
      change(await cutPicture(draft!, area, outputSize, outputType))
    } catch {
      setProblem(strings.broken(isolated(draft!.name)))
    }
    close()
  }
  const focusButton = () => document.getElementById(id)?.focus()
  const paste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files]
    if (isDisabled || isReadOnly || isPending || draft || pasted.length === 0) return
    event.preventDefault()
    void choose(pasted)
  }
  return (
    <div role="group" aria-labelledby={part.label} onPaste={paste}>
      <FieldFrame
        {...{ label, id, isRequired, isLabelHidden, labelEnd, description, errorMessage }}
        labelId={part.label}
        hint={
          <RejectedFiles
            reasons={problem ? [problem] : []}
            onDismiss={() => {
              setProblem(undefined)
              focusButton()
            }}
          />
        }
      >
        <div
          data-invalid={Boolean(errorMessage) || undefined}
          data-disabled={isDisabled || undefined}
          className={styles.line}
        >
          <Face person={person} picture={picture} />
          {!isReadOnly && (
            <div className={styles.buttons}>
              <FileButton
                {...dataAttributes(rest)}
                ref={ref}
                id={id}
                accept={accept}
                isDisabled={isDisabled}
                isPending={isPending}
                onPrefetch={preloadCropping}
                onSelect={(files) => void choose(files)}
                aria-labelledby={`${part.label} ${part.verb}`}
                aria-describedby={describedBy(id, { description, errorMessage }, isRequired && part.required)}
              >
                <span id={part.verb}>{picture ? strings.change : strings.choose}</span>
              </FileButton>
              {picture && (
                <Button
                  variant="plain"
                  isDisabled={isDisabled || isPending}
                  onPress={() => {
                    change(null)
                    focusButton()
                  }}
                >
                  {strings.remove}
                </Button>
              )}
            </div>
          )}
        </div>
      </FieldFrame>
      {isRequired && <VisuallyHidden id={part.required}>{messages.required}</VisuallyHidden>}
      {name && (
        <FormFiles name={name} files={picture instanceof File ? [picture] : none} isDisabled={isDisabled} />
      )}
      {draft && (
        <Suspense>
          <CropDialog key={draft.url} picture={draft} onCancel={close} onUse={(area) => void use(area)} />
        </Suspense>
      )}
    </div>
  )
}
