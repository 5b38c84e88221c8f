import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { type Controls, groupsOf } from './layout.ts'
import { area } from './frame.css.ts'
import * as styles from './toolbar.css.ts'

interface EditorSkeletonProps {
  id: string
  labelId: string
  controls: Controls
  hasBar: boolean
}

/** As large as the editor, while it is on its way: a tool for a tool, so that the bar breaks where it will. */
export const EditorSkeleton = ({ id, labelId, controls, hasBar }: EditorSkeletonProps) => (
  <div id={id} role="group" aria-labelledby={labelId} aria-busy>
    {hasBar && (
      <div className={styles.bar}>
        {groupsOf(controls).map((group) => (
          <div key={group[0]} className={styles.group}>
            {group.map((name) => (
              <span key={name} className={styles.toolSkeleton}>
                <Skeleton shape="block" width={18} height={18} />
              </span>
            ))}
          </div>
        ))}
      </div>
    )}
    <div className={area}>
      <Skeleton lines={3} />
    </div>
  </div>
)
