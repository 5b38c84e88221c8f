import { sanitizeHtml } from '@data1522/design-system/sanitizeHtml'
import { toasts } from '@data1522/design-system/toasts'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { type Category, CATEGORY_STATUSES } from '@data1522/mocks/contract/categories'
import { z } from '@data1522/mocks/contract/zod'
import { useQueryClient } from '@tanstack/react-query'
import { forSamePerson } from '../../../core/auth/same-person.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { validationErrors } from '../../../core/errors/validation-errors.ts'
import { personKey } from '../../../core/storage/person-key.ts'
import { categoriesKey, productsKey } from '../../../entities/product/queries.ts'
import { SLUG, slugOf } from '../../../entities/product/slug.ts'
import { useCategoryChanges } from '../../../entities/category/useCategoryChanges.ts'

const LONGEST_DESCRIPTION = 50_000

const schemaOf = (text: ReturnType<typeof useText>) =>
  z.object({
    title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    slug: z.string().check(z.trim(), z.maxLength(200), z.regex(SLUG, text('categories.slugWrong'))),
    description: z.string().check(z.maxLength(LONGEST_DESCRIPTION)),
    image: z.string(),
    parent: z.nullable(z.string()),
    status: z.enum(CATEGORY_STATUSES),
  })

/** What the form of a category holds. */
export type CategoryValues = z.input<ReturnType<typeof schemaOf>>

/** The form of a category, new or known, and what sending it does. */
export function useCategoryForm(category: Category | undefined, parentId: number | null, onDone: () => void) {
  const text = useText()
  const queries = useQueryClient()
  const { save } = useCategoryChanges()
  const schema = schemaOf(text)
  const parent = category ? category.parentId : parentId
  const saved: CategoryValues = {
    title: category?.title ?? '',
    slug: category?.slug ?? '',
    description: category?.description ?? '',
    image: category?.image ?? '',
    parent: parent === null ? null : String(parent),
    status: category?.status ?? 'Published',
  }
  const form = useSchemaForm({
    schema,
    defaultValues: saved,
    draftKey: personKey(`draft-category-${category?.id ?? 'new'}`),
    onSubmit: async ({ parent: under, slug, description, ...values }, changed) => {
      const body = {
        ...values,
        slug: slug || slugOf(values.title) || undefined,
        description: sanitizeHtml(description),
        parentId: under === null ? null : Number(under),
      }
      try {
        const { title } = await forSamePerson(save(category, body, new Set([...changed].map(asSent))))
        for (const queryKey of [categoriesKey, productsKey]) void queries.invalidateQueries({ queryKey })
        toasts.show({
          tone: 'success',
          title: () => text(category ? 'categories.saved' : 'categories.added', { title }),
        })
        onDone()
      } catch (error) {
        const fields = [...Object.keys(schema.shape), 'parentId']
        const { parentId: wrongParent, ...errors } = validationErrors(error, text, fields, {
          slug: text('categories.slugTaken'),
          parentId: text('categories.parentWrong'),
        })
        return { ...errors, ...(wrongParent && { parent: wrongParent }) }
      }
    },
  })
  return { form, saved }
}

/** What the call calls a field of the form. */
const asSent = (name: string) => (name === 'parent' ? 'parentId' : name)
