import { Chip } from '@data1522/design-system/Chip'
import { Inline } from '@data1522/design-system/Inline'
import { Link } from '@data1522/design-system/Link'
import { href } from 'react-router-dom'

/** The list of the customers who have a tag. */
const taggedHref = (tag: string) => `${href('/apps/ecommerce/customer/list')}?${new URLSearchParams({ tag })}`

interface CustomerTagsProps {
  tags: readonly string[]
  /** Leads from each to the customers who have it. @default false */
  isLinked?: boolean
}

/** What the shop calls a customer, each a chip. */
export const CustomerTags = ({ tags, isLinked }: CustomerTagsProps) => (
  <Inline as="span" gap={4}>
    {tags.map((tag) => {
      const chip = (
        <Chip key={tag} size="small" shape="rounded">
          {tag}
        </Chip>
      )
      return isLinked ? (
        <Link key={tag} variant="quiet" href={taggedHref(tag)}>
          {chip}
        </Link>
      ) : (
        chip
      )
    })}
  </Inline>
)
