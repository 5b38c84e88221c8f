import { Grid } from '@data1522/design-system/Grid'
import { SiteSection } from '@data1522/design-system/SiteSection'
import type { HelpCenter } from '@data1522/mocks/contract/help-center'
import { useText } from '../../../core/i18n/useText.ts'
import { CategoryCard } from './CategoryCard.tsx'
import { TeaserCard } from './TeaserCard.tsx'

/** What is read most, all articles by subject, and longer reads. */
export function FrontPage({ center }: { center: HelpCenter }) {
  const text = useText()
  return (
    <>
      <SiteSection layout="start" title={text('helpCenter.popular')}>
        <Grid columns={{ base: 1, sm: 3 }}>
          {center.popularArticles.map((article) => (
            <TeaserCard key={article.slug} article={article} />
          ))}
        </Grid>
      </SiteSection>
      <SiteSection layout="start" title={text('helpCenter.subjects')}>
        <Grid columns={{ base: 1, sm: 2, md: 3 }}>
          {center.allArticles.map((category) => (
            <CategoryCard key={category.icon} category={category} />
          ))}
        </Grid>
      </SiteSection>
      <SiteSection layout="start" title={text('helpCenter.learn')} description={text('helpCenter.learnText')}>
        <Grid columns={{ base: 1, sm: 3 }}>
          {center.keepLearning.map((article) => (
            <TeaserCard key={article.slug} article={article} />
          ))}
        </Grid>
      </SiteSection>
    </>
  )
}
