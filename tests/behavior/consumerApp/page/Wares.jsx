const names = ['One', 'Two', 'Three']

/** The shop's own elements, one of each kind that a stylesheet may reach. */
export const Wares = () => (
  <main data-own="">
    <h1>Wares</h1>
    <h2>All of them</h2>
    <h3>In stock</h3>
    <p>
      A <strong>strong</strong> word, an <em>other</em> one, <code>a code</code>,{' '}
      <a href="#wares">a link</a>, <small>small print</small>.
    </p>
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
    <ol>
      <li>First</li>
    </ol>
    <dl>
      <dt>Price</dt>
      <dd>Low</dd>
    </dl>
    <blockquote>Well said</blockquote>
    <figure>
      <svg width="10" height="10" viewBox="0 0 1 1" role="img" aria-label="A square">
        <rect width="1" height="1" />
      </svg>
      <figcaption>A picture</figcaption>
    </figure>
    <table>
      <tbody>
        <tr>
          <th>Ware</th>
          <td>One</td>
        </tr>
      </tbody>
    </table>
    <form>
      <fieldset>
        <legend>Order</legend>
        <label>
          Name <input name="name" placeholder="Your name" />
        </label>
        <select aria-label="Size">
          <option>Large</option>
        </select>
        <textarea aria-label="Note" defaultValue="" />
        <button type="button">Order</button>
      </fieldset>
    </form>
    <details>
      <summary>More</summary>
      <hr />
    </details>
  </main>
)
