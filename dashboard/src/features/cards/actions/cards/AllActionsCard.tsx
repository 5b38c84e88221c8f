import { CardRefresh } from '@data1522/design-system/CardRefresh'
import { CardRemoval } from '@data1522/design-system/CardRemoval'
import { CardRemoveButton } from '@data1522/design-system/CardRemoveButton'
import { CollapsibleCard } from '@data1522/design-system/CollapsibleCard'
import { FigureList } from '@data1522/design-system/FigureList'
import { IconRefresh } from '@data1522/design-system/icons'
import { IconButton } from '@data1522/design-system/IconButton'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { useDashboard } from '../../../../entities/dashboard/card/card.ts'
import { ecommerceQuery } from '../../../../entities/dashboard/queries.ts'
import { productHref } from '../../../../entities/product/product-href.ts'
import { LoadedCard } from '../../shared/LoadedCard.tsx'
import { RemovedCard } from './RemovedCard.tsx'
import { useRefresh } from './useRefresh.ts'
import { useRemoval } from './useRemoval.ts'

const ROWS = 4

/** Closes, is fetched anew and leaves, each by its own button. */
export function AllActionsCard() {
  const text = useText()
  const { money } = useFormats()
  const name = text('actionCards.all')
  const { isGone, remove, bringBack } = useRemoval(name)
  const query = useQuery(ecommerceQuery('popularProducts', useDashboard().days))
  const { refresh, doneLabel } = useRefresh(name, query)
  if (isGone) return <RemovedCard name={name} onBringBack={bringBack} />
  return (
    <LoadedCard query={query}>
      {({ part }) => (
        <CardRemoval onRemove={remove}>
          <CollapsibleCard
            title={name}
            level={3}
            subtitle={text('actionCards.allText')}
            actions={
              <>
                <IconButton
                  icon={IconRefresh}
                  label={text('actionCards.refreshIt', { name })}
                  size="small"
                  onPress={() => void refresh()}
                />
                <CardRemoveButton label={text('actionCards.removeIt', { name })} />
              </>
            }
          >
            <CardRefresh isRefreshing={query.isFetching} doneLabel={doneLabel}>
              <FigureList
                items={part.slice(0, ROWS).map((product) => ({
                  id: String(product.id),
                  title: product.name,
                  value: money(product.price),
                  href: productHref(product),
                }))}
              />
            </CardRefresh>
          </CollapsibleCard>
        </CardRemoval>
      )}
    </LoadedCard>
  )
}
