import { Button } from '@data1522/design-system/Button'
import { DropZone } from '@data1522/design-system/DropZone'
import { FormField } from '@data1522/design-system/FormField'
import { Icon } from '@data1522/design-system/Icon'
import { IconLink } from '@data1522/design-system/icons'
import { lazy } from 'react'
import { choice, useAddressState } from '../../../core/router/useAddressState.ts'
import { WhenOpened } from '../../../shared/forms/WhenOpened.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { MediaList } from './MediaList.tsx'
import { Part } from './Part.tsx'
import type { ProductFormHandle } from './product-values.ts'
import { readPictures } from '../../../entities/product/read-pictures.ts'

const PictureDialog = lazy(async () => ({ default: (await import('./PictureDialog.tsx')).PictureDialog }))

const MOST_PICTURES = 20
/** In bytes. */
const BIGGEST_PICTURE = 1_000_000
const address = { dialog: choice(['picture']) }

/** The pictures of the product, the first of which stands for it; each says what it shows. */
export function Media({ form }: { form: ProductFormHandle }) {
  const text = useText()
  const [{ dialog }, set] = useAddressState(address)
  const add = (urls: readonly string[]) => {
    const media = form.hook.getValues('media')
    const known = new Set(media.map(({ url }) => url))
    const added = [...new Set(urls)].filter((url) => !known.has(url)).map((url) => ({ url, alt: '' }))
    form.hook.setValue('media', [...media, ...added].slice(0, MOST_PICTURES), { shouldDirty: true })
  }
  return (
    <Part
      title={text('productForm.media')}
      subtitle={text('productForm.mediaDescription')}
      actions={
        <Button
          size="small"
          start={<Icon icon={IconLink} size={16} />}
          onPress={() => set({ dialog: 'picture' }, { isReplacing: true })}
        >
          {text('productForm.fromAddress')}
        </Button>
      }
    >
      <FormField form={form} name="media" label={text('productForm.pictures')} isRequired={false}>
        {({ id, ref, label, value, errorMessage }) => (
          <>
            <DropZone
              {...{ id, ref, label, errorMessage }}
              isLabelHidden
              accept="image/png,image/jpeg,image/webp,image/gif,image/avif,.png,.jpg,.jpeg,.webp,.gif,.avif"
              maxSize={BIGGEST_PICTURE}
              maxCount={MOST_PICTURES - value.length}
              description={text('productForm.picturesHelp')}
              items={[]}
              onAdd={(files) => void readPictures(files).then(add)}
            />
            <MediaList form={form} media={value} controlId={id} />
          </>
        )}
      </FormField>
      <WhenOpened isOpen={dialog === 'picture'}>
        <PictureDialog
          isOpen={dialog === 'picture'}
          onClose={() => set({ dialog: null }, { isReplacing: true })}
          onAdd={(url) => add([url])}
        />
      </WhenOpened>
    </Part>
  )
}
