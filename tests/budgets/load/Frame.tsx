import { FormattedMessage } from 'react-intl'
import { NavLink, Outlet } from 'react-router-dom'
import { routes } from '../../support/routes.json'

/** The addresses that the product's navigation leads to, by what they begin with. */
const branches = Object.entries(
  Object.groupBy(
    routes.filter(({ path }) => !/[:*]/.test(path)),
    ({ path }) => path.split('/').slice(1, 3).join(' '),
  ),
)

/** Navigation, header, screen, footer. */
export const Frame = () => (
  <div className="frame">
    <nav>
      <strong>
        <FormattedMessage id="product" />
      </strong>
      {branches.map(([name, entries = []]) => (
        <details key={name} open={name === 'apps user'}>
          <summary>{name}</summary>
          <ul>
            {entries.map(({ path, title }) => (
              <li key={path}>
                <NavLink to={path}>{title}</NavLink>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
    <div>
      <header>
        <button>
          <FormattedMessage id="search" />
        </button>
        <span />
        <button>
          <FormattedMessage id="theme" />
        </button>
        <button>
          <FormattedMessage id="notifications" />
        </button>
        <button>A</button>
      </header>
      <main>
        <Outlet />
      </main>
      <footer>
        <FormattedMessage id="product" />
      </footer>
    </div>
  </div>
)
