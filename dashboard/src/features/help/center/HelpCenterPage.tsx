import { Card } from '@data1522/design-system/Card'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { SearchHero } from '@data1522/design-system/SearchHero'
import { SiteSection } from '@data1522/design-system/SiteSection'
import { HELP_SUBJECTS } from '@data1522/mocks/contract/help-center'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { choice, useAddressState } from '../../../core/router/useAddressState.ts'
import { LoadFailure } from '../../../shared/errors/LoadFailure.tsx'
import { PublicPage } from '../../../shared/public-page/PublicPage.tsx'
import { ContactCards } from '../contact/ContactCards.tsx'
import { helpCenterQuery } from '../queries.ts'
import { useTextLanguage } from '../useTextLanguage.ts'
import { FrontPage } from './FrontPage.tsx'
import { HelpCenterSkeleton } from './HelpCenterSkeleton.tsx'
import { HelpSearch } from './HelpSearch.tsx'
import { Subject } from './Subject.tsx'

const parameters = { subject: choice(HELP_SUBJECTS) }

/** The help center: searched, as a whole or by the subject that the address names, and people to ask. */
export function HelpCenterPage() {
  const text = useText()
  const query = useQuery(helpCenterQuery(useTextLanguage()))
  const { data, isError } = query
  const [{ subject }] = useAddressState(parameters)
  const [shown, setShown] = useState({ subject, isFirst: true })
  if (shown.subject !== subject) setShown({ subject, isFirst: false })
  const category = data?.allArticles.find(({ id }) => id === subject)
  const links = data && [...data.allArticles.flatMap(({ articles }) => articles), ...data.keepLearning]
  const count = new Set(links?.map(({ slug }) => slug)).size
  return (
    <PublicPage title={category?.title ?? text('titles.helpCenter')}>
      <SearchHero
        title={text('helpCenter.title')}
        description={
          count > 0 ? text('helpCenter.description', { count }) : text('helpCenter.descriptionShort')
        }
      >
        <HelpSearch size="large" />
      </SearchHero>
      {!data && !isError && <HelpCenterSkeleton />}
      {!data && isError && (
        <Card>
          <LoadFailure query={query} title={text('helpCenter.failed')} />
        </Card>
      )}
      {count === 0 && data && (
        <Card>
          <EmptyState title={text('helpCenter.empty')}>{text('helpCenter.emptyText')}</EmptyState>
        </Card>
      )}
      {data &&
        count > 0 &&
        (category ? (
          <Subject key={category.id} category={category} takesFocus={!shown.isFirst} />
        ) : (
          <FrontPage center={data} />
        ))}
      <SiteSection layout="side" title={text('helpContact.title')} description={text('helpContact.text')}>
        <ContactCards level={3} />
      </SiteSection>
    </PublicPage>
  )
}
