import { href } from 'react-router-dom'
import { Box } from '@data1522/design-system/Box'
import { IconTag } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Link } from '@data1522/design-system/Link'
import { Text } from '@data1522/design-system/Text'
import { TitleCell } from '@data1522/design-system/TitleCell'
import { sum } from '@data1522/mocks/contract/lists'
import type { ListColumn, ListTools } from '../../../shared/list/list-config.ts'
import { plainText } from '../../../entities/product/plain-text.ts'
import { StatusChip } from '../../../entities/product/StatusChip.tsx'
import { Thumb } from '../../../entities/product/Thumb.tsx'
import type { Branch } from '../../../entities/product/tree.ts'

/** How far each level stands in from the one above. */
const STEP = 28

/** The address where a category is edited, in a drawer beside the list. */
export const categoryHref = ({ category }: Branch) =>
  `${href('/apps/ecommerce/product/category-list')}?dialog=edit&of=${category.id}`

/** What those at the top have together: they count what their parts have. */
const total = (rows: readonly Branch[], field: 'totalProducts' | 'totalEarning') =>
  sum(rows.filter(({ depth }) => depth === 0).map(({ category }) => category[field]))

/** The columns of the list. */
export const categoryColumns = ({ text, formats }: ListTools): ListColumn<Branch>[] => [
  {
    id: 'name',
    header: text('categories.column.category'),
    value: ({ path }) => path.join(' › '),
    isRowHeader: true,
    isSortable: true,
    isHideable: false,
    width: 'fill',
    footer: () => text('categories.total'),
    cell: (branch) => (
      <TitleCell
        start={
          <Inline gap={0} isWrapping={false}>
            {branch.depth > 0 && <Box minWidth={branch.depth * STEP} />}
            <Thumb src={branch.category.image} icon={IconTag} tone="neutral" />
          </Inline>
        }
        title={
          <Link variant="quiet" href={categoryHref(branch)}>
            {branch.category.title}
          </Link>
        }
        detail={plainText(branch.category.description)}
      />
    ),
  },
  {
    id: 'products',
    header: text('categories.column.products'),
    value: ({ category }) => category.totalProducts,
    isSortable: true,
    width: 'min',
    align: 'end',
    footer: (rows) => formats.number(total(rows, 'totalProducts')),
    cell: ({ category }) =>
      category.totalProducts > 0 ? (
        <Link href={`${href('/apps/ecommerce/product/list')}?categoryId=${category.id}`}>
          {formats.number(category.totalProducts)}
        </Link>
      ) : (
        formats.number(0)
      ),
  },
  {
    id: 'earning',
    header: text('categories.column.earning'),
    value: ({ category }) => category.totalEarning,
    isMoney: true,
    isSortable: true,
    width: 150,
    align: 'end',
    footer: (rows) => formats.money(total(rows, 'totalEarning')),
    cell: ({ category }) => (
      <Text as="span" isNumeric>
        {formats.money(category.totalEarning)}
      </Text>
    ),
  },
  {
    id: 'status',
    header: text('products.column.status'),
    value: ({ category }) => text(`products.status.${category.status}`),
    width: 140,
    cardRole: 'status',
    cell: ({ category }) => <StatusChip status={category.status} />,
  },
]
