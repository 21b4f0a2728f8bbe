import { type Route, routes } from '#gateway'
import { callUses, isUsed, type Lacking } from './callTable.ts'
import styles from './EnumerationsPage.module.css'

/**
 * Every gateway call, with the screen, story, and test that use it, and the message shown if a
 * gateway lacks it.
 */
export const CallsPage = () => (
  <main className={styles.page}>
    <h1 className={styles.heading}>Every call and its screen</h1>
    <p>
      Where each gateway call is used, the end-to-end test that covers it, and the message shown if
      a gateway doesn’t support it.
    </p>
    <table className={styles.table}>
      <caption className={styles.title}>Calls of the product</caption>
      <thead>
        <tr>
          <th scope="col">Call</th>
          <th scope="col">Screen and story</th>
          <th scope="col">Test</th>
          <th scope="col">Without it</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(callUses).map(([name, use]) => (
          <tr key={name}>
            <th scope="row">
              <code>{callOf(name as keyof typeof routes)}</code>
            </th>
            {isUsed(use) ? (
              <>
                <td>
                  {use.screen}
                  <br />
                  <a href={`?path=/story/${use.story}`} target="_top">
                    {use.story}
                  </a>
                </td>
                <td>
                  {use.test[0]}: {use.test[1]}…
                </td>
                <td>{wordsOf(use.lacking)}</td>
              </>
            ) : (
              <td colSpan={3}>
                {'versionOf' in use
                  ? `Another version of ${use.versionOf}. The client calls the newest version ` +
                    'that the gateway supports.'
                  : use.unused}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </main>
)

const table: Readonly<Record<keyof typeof routes, Route>> = routes

const callOf = (name: keyof typeof routes): string => {
  const { method = 'POST', path } = table[name]
  return `${method} ${path}`
}

const wordsOf = (lacking: Lacking): string => ('silent' in lacking ? lacking.silent : lacking.words)
