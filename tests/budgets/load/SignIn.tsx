import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Message } from './Message.tsx'

/** The way in: a picture beside a form of two fields. */
export function SignIn() {
  const [values, setValues] = useState({ email: '', password: '', isRemembered: false })
  return (
    <div className="panes">
      <div className="picture" />
      <main>
        <h1>
          <Message id="welcome" />
        </h1>
        <p>
          <Message id="welcomeDescription" />
        </p>
        <form onSubmit={(event) => event.preventDefault()}>
          <label>
            <Message id="email" />
            <input
              type="email"
              autoComplete="username"
              required
              value={values.email}
              onChange={({ target }) => setValues({ ...values, email: target.value })}
            />
          </label>
          <label>
            <Message id="password" />
            <input
              type="password"
              autoComplete="current-password"
              required
              value={values.password}
              onChange={({ target }) => setValues({ ...values, password: target.value })}
            />
          </label>
          <Link to="/forgot-password">
            <Message id="forgot" />
          </Link>
          <label className="choice">
            <input
              type="checkbox"
              checked={values.isRemembered}
              onChange={({ target }) => setValues({ ...values, isRemembered: target.checked })}
            />
            <Message id="remember" />
          </label>
          <button className="primary">
            <Message id="signIn" />
          </button>
        </form>
        <p>
          <Message id="newHere" />{' '}
          <Link to="/register">
            <Message id="createAccount" />
          </Link>
        </p>
      </main>
    </div>
  )
}
