/**
 * The oldest browsers that the styles support: the first ones with `:dir()`, nesting,
 * `light-dark()` and relative colors. For older ones the build would rewrite `:dir(rtl)` as a list
 * of languages, which is not equivalent.
 */
export const cssTarget = ['chrome125', 'edge125', 'firefox128', 'safari17.5', 'ios17.5']
