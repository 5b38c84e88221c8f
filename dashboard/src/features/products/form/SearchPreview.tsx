import { FormField } from '@data1522/design-system/FormField'
import { OutlinedCard } from '@data1522/design-system/OutlinedCard'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { TextArea } from '@data1522/design-system/TextArea'
import { TextField } from '@data1522/design-system/TextField'
import { useWatch } from 'react-hook-form'
import { useText } from '../../../core/i18n/useText.ts'
import { plainText } from '../../../entities/product/plain-text.ts'
import { slugOf } from '../../../entities/product/slug.ts'
import { Part } from './Part.tsx'
import type { ProductFormHandle } from './product-values.ts'

/** More than that is cut by those who search. */
const TITLE_LENGTH = 70
const DESCRIPTION_LENGTH = 160

const cut = (words: string, length: number) =>
  words.length > length ? `${words.slice(0, length - 1).trimEnd()}…` : words

/** How the product looks where people search; what is left empty follows from its name and its description. */
export function SearchPreview({ form }: { form: ProductFormHandle }) {
  const text = useText()
  const { control } = form.hook
  const [seo, name, description] = useWatch({ control, name: ['seo', 'productName', 'description'] })
  const own = {
    title: name.trim(),
    slug: slugOf(name),
    description: cut(plainText(description), DESCRIPTION_LENGTH),
  }
  const slug = seo.slug.trim() || own.slug
  return (
    <Part title={text('productForm.seo')} subtitle={text('productForm.seoDescription')}>
      <OutlinedCard>
        <Stack gap={4}>
          <Text as="bdi" size="sm" ink="muted">
            {['data1522.example', 'products', slug].filter(Boolean).join(' › ')}
          </Text>
          <Text size="lg" tone="primary" weight="medium">
            {cut(seo.title.trim() || own.title, TITLE_LENGTH) || text('productForm.seoNoTitle')}
          </Text>
          <Text ink="muted">
            {cut(seo.description.trim() || own.description, DESCRIPTION_LENGTH) ||
              text('productForm.seoNoText')}
          </Text>
        </Stack>
      </OutlinedCard>
      <FormField form={form} name="seo.title" label={text('productForm.seoTitle')}>
        {(field) => <TextField {...field} placeholder={own.title} maxLength={TITLE_LENGTH} showCount />}
      </FormField>
      <FormField form={form} name="seo.slug" label={text('productForm.seoSlug')}>
        {(field) => <TextField {...field} placeholder={own.slug} maxLength={200} />}
      </FormField>
      <FormField form={form} name="seo.description" label={text('productForm.seoText')}>
        {(field) => (
          <TextArea {...field} placeholder={own.description} maxLength={DESCRIPTION_LENGTH} showCount />
        )}
      </FormField>
    </Part>
  )
}
