import { Card } from '@data1522/design-system/Card'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { Grid } from '@data1522/design-system/Grid'
import { SearchHero } from '@data1522/design-system/SearchHero'
import { SiteSection } from '@data1522/design-system/SiteSection'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../core/i18n/useText.ts'
import { LoadFailure } from '../../../shared/errors/LoadFailure.tsx'
import { PublicPage } from '../../../shared/public-page/PublicPage.tsx'
import { ContactCards } from '../contact/ContactCards.tsx'
import { helpCenterQuery } from '../queries.ts'
import { useTextLanguage } from '../useTextLanguage.ts'
import { CategoryCard } from './CategoryCard.tsx'
import { HelpCenterSkeleton } from './HelpCenterSkeleton.tsx'
import { HelpSearch } from './HelpSearch.tsx'
import { TeaserCard } from './TeaserCard.tsx'

/** The help center: searched, read most, by subject, longer reads, and people to ask. */
export function HelpCenterPage() {
  const text = useText()
  const query = useQuery(helpCenterQuery(useTextLanguage()))
  const { data, isError } = query
  const links = data && [...data.allArticles.flatMap(({ articles }) => articles), ...data.keepLearning]
  const count = new Set(links?.map(({ slug }) => slug)).size
  return (
    <PublicPage title={text('titles.helpCenter')}>
      <SearchHero
        title={text('helpCenter.title')}
        description={count > 0 ? text('helpCenter.lede', { count }) : text('helpCenter.ledeShort')}
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
      {data && count > 0 && (
        <>
          <SiteSection layout="start" title={text('helpCenter.popular')}>
            <Grid columns={{ base: 1, sm: 3 }}>
              {data.popularArticles.map((article) => (
                <TeaserCard key={article.slug} article={article} />
              ))}
            </Grid>
          </SiteSection>
          <SiteSection layout="start" title={text('helpCenter.subjects')}>
            <Grid columns={{ base: 1, sm: 2, md: 3 }}>
              {data.allArticles.map((category) => (
                <CategoryCard key={category.icon} category={category} />
              ))}
            </Grid>
          </SiteSection>
          <SiteSection layout="start" title={text('helpCenter.learn')} lede={text('helpCenter.learnText')}>
            <Grid columns={{ base: 1, sm: 3 }}>
              {data.keepLearning.map((article) => (
                <TeaserCard key={article.slug} article={article} />
              ))}
            </Grid>
          </SiteSection>
        </>
      )}
      <SiteSection layout="side" title={text('helpContact.title')} lede={text('helpContact.text')}>
        <ContactCards level={3} />
      </SiteSection>
    </PublicPage>
  )
}
