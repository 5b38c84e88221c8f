import { Box } from '@data1522/design-system/Box'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconTrash } from '@data1522/design-system/icons'
import { Image } from '@data1522/design-system/Image'
import { Inline } from '@data1522/design-system/Inline'
import { ReorderableStack } from '@data1522/design-system/ReorderableStack'
import { TextField } from '@data1522/design-system/TextField'
import { useText } from '../../../core/i18n/useText.ts'
import { useLocalUndo } from '../../../core/mutations/useLocalUndo.ts'
import type { ProductFormHandle, ProductValues } from './product-values.ts'

type Media = ProductValues['media']

interface MediaListProps {
  form: ProductFormHandle
  media: Media
  /** What takes the focus when a picture is gone. */
  controlId: string
}

/** The pictures in their order: what each shows, and which comes first. */
export function MediaList({ form, media, controlId }: MediaListProps) {
  const text = useText()
  const offerUndo = useLocalUndo()
  const change = (next: Media) => form.hook.setValue('media', next, { shouldDirty: true })
  const move = (from: number, to: number) => {
    const rest = media.filter((_, index) => index !== from)
    change([...rest.slice(0, to), media[from]!, ...rest.slice(to)])
  }
  const remove = (index: number) => {
    const gone = media[index]!
    change(media.filter((one) => one !== gone))
    document.getElementById(controlId)?.focus()
    offerUndo({
      title: () => text('productForm.pictureRemoved'),
      label: () => text('records.undo'),
      undo: () => {
        const now = form.hook.getValues('media')
        change([...now.slice(0, index), gone, ...now.slice(index)])
      },
    })
  }
  const name = ({ alt }: Media[number], index: number) =>
    alt || text('productForm.pictureNumber', { number: index + 1 })
  if (media.length === 0) return null
  return (
    <ReorderableStack
      label={text('productForm.pictures')}
      items={media}
      itemId={({ url }) => url}
      itemName={name}
      onMove={move}
    >
      {(picture, { index, isFirst }) => (
        <Inline gap={12} isWrapping={false}>
          <Image src={picture.url} isDecorative ratio="1 / 1" width={56} />
          <Box isFilling>
            <TextField
              label={text('productForm.altOf', { number: index + 1 })}
              isLabelHidden
              placeholder={text('productForm.altExample')}
              value={picture.alt}
              onChange={(alt) => change(media.map((one) => (one === picture ? { ...one, alt } : one)))}
              maxLength={200}
              description={isFirst ? text('productForm.cover') : undefined}
            />
          </Box>
          <IconButton
            icon={IconTrash}
            label={text('productForm.removePicture', { name: name(picture, index) })}
            onPress={() => remove(index)}
          />
        </Inline>
      )}
    </ReorderableStack>
  )
}
