import { enumerations } from './enumerationTable.ts'
import styles from './EnumerationsPage.module.css'

/** Every value that the gateway can send, with the story that draws it. */
export const EnumerationsPage = () => (
  <main className={styles.page}>
    <h1 className={styles.heading}>Every value and its story</h1>
    <p>
      The gateway returns values from these lists. Each value links to a story that shows it, or
      says why none does.
    </p>
    {enumerations.map(({ title, values }) => (
      <table key={title} className={styles.table}>
        <caption className={styles.title}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Value</th>
            <th scope="col">Story</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(values).map(([value, drawn]) => (
            <tr key={value}>
              <th scope="row">
                <code>{value}</code>
              </th>
              <td>
                {typeof drawn === 'string' ? (
                  <a href={`?path=/story/${drawn}`} target="_top">
                    {drawn}
                  </a>
                ) : (
                  drawn.nowhere
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    ))}
  </main>
)
