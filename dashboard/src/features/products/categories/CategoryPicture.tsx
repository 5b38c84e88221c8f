import { Button } from '@data1522/design-system/Button'
import { DropZone } from '@data1522/design-system/DropZone'
import { FormField } from '@data1522/design-system/FormField'
import { Image } from '@data1522/design-system/Image'
import { Inline } from '@data1522/design-system/Inline'
import type { SchemaFormHandle } from '@data1522/design-system/useSchemaForm'
import { useText } from '../../../core/i18n/useText.ts'
import { readPictures } from '../../../entities/product/read-pictures.ts'
import type { CategoryValues } from './useCategoryForm.ts'

/** In bytes. */
const BIGGEST_PICTURE = 1_000_000

/** The picture of a category: the one it has, or a place for one. */
export function CategoryPicture({ form }: { form: SchemaFormHandle<CategoryValues, CategoryValues> }) {
  const text = useText()
  return (
    <FormField form={form} name="image" label={text('categories.field.image')} isRequired={false}>
      {({ id, ref, label, value, onChange, errorMessage }) =>
        value ? (
          <Inline gap={16}>
            <Image src={value} alt={text('categories.field.image')} ratio="1 / 1" width={96} />
            <Button
              id={id}
              onPress={() => {
                onChange('')
                requestAnimationFrame(() => document.getElementById(id)?.focus())
              }}
            >
              {text('categories.removeImage')}
            </Button>
          </Inline>
        ) : (
          <DropZone
            {...{ id, ref, label, errorMessage }}
            isMultiple={false}
            accept="image/png,image/jpeg,image/webp,image/gif,image/avif,.png,.jpg,.jpeg,.webp,.gif,.avif"
            maxSize={BIGGEST_PICTURE}
            description={text('categories.imageHelp')}
            items={[]}
            onAdd={(files) => void readPictures(files).then(([url]) => url && onChange(url))}
          />
        )
      }
    </FormField>
  )
}
