import { sanitizeHtml } from '@data1522/design-system/sanitizeHtml'
import { toasts } from '@data1522/design-system/toasts'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { type Category, CATEGORY_STATUSES } from '@data1522/mocks/contract/categories'
import type { InvalidInput } from '@data1522/mocks/contract/common'
import { z } from '@data1522/mocks/contract/zod'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../core/api/client.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { failureText } from '../../../core/errors/failure-text.ts'
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
  const parent = category ? category.parentId : parentId
  return useSchemaForm({
    schema: schemaOf(text),
    defaultValues: {
      title: category?.title ?? '',
      slug: category?.slug ?? '',
      description: category?.description ?? '',
      image: category?.image ?? '',
      parent: parent === null ? null : String(parent),
      status: category?.status ?? 'Published',
    },
    onSubmit: async ({ parent: under, slug, description, ...values }) => {
      const body = {
        ...values,
        slug: slug || slugOf(values.title) || undefined,
        description: sanitizeHtml(description),
        parentId: under === null ? null : Number(under),
      }
      try {
        const { title } = await save(category, body)
        for (const queryKey of [categoriesKey, productsKey]) void queries.invalidateQueries({ queryKey })
        toasts.show({
          tone: 'success',
          title: () => text(category ? 'categories.saved' : 'categories.added', { title }),
        })
        onDone()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        const errors = (error.failure as Partial<InvalidInput> | undefined)?.errors ?? {}
        if (errors.slug) return { slug: text('categories.slugTaken') }
        if (errors.parentId) return { parent: text('categories.parentWrong') }
        return { form: failureText(error) }
      }
    },
  })
}
