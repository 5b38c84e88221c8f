import { ArticleLayout } from '@data1522/design-system/ArticleLayout'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { useText } from '../../../../core/i18n/useText.ts'

/** The geometry of an article while it is on its way. */
export function ArticleSkeleton() {
  const text = useText()
  return (
    <ArticleLayout
      header={<Skeleton width="70%" height={34} />}
      siblings={<Skeleton shape="block" height={280} />}
      contentsLabel={text('helpArticle.contents')}
      contents={[]}
      end={<Skeleton shape="block" height={140} />}
    >
      <Skeleton lines={4} />
      <Skeleton width={200} height={28} />
      <Skeleton shape="block" height={320} />
    </ArticleLayout>
  )
}
