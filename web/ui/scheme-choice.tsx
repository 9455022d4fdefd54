import styles from './scheme-choice.module.css'
import { chooseScheme, schemeLabels, schemes, useScheme } from './scheme.ts'

export function SchemeChoice() {
  const chosen = useScheme()
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>Light or dark?</legend>
      <div className={styles.row}>
        {schemes.map((scheme) => (
          <label key={scheme} className={styles.option}>
            <input
              type="radio"
              name="scheme"
              className={styles.radio}
              value={scheme}
              checked={scheme === chosen}
              onChange={() => chooseScheme(scheme)}
            />
            {schemeLabels[scheme]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
