import { html } from 'hono/html'

/** The form that creates an announcement. */
export const announcementCard = () =>
  html`<section aria-labelledby="announcement-title" class="third">
    <h2 id="announcement-title">Raise an announcement</h2>
    <form id="announcement" class="pairs">
      <label>
        For
        <select name="fleetId">
          <option value="">All fleets</option>
        </select>
      </label>
      <label>
        Subject
        <input name="subject" required autocomplete="off" />
      </label>
      <label class="whole">
        Preview, one line in the inbox
        <input name="contentPreview" required autocomplete="off" />
      </label>
      <label class="whole">
        Content, HTML
        <textarea name="content" required rows="3" spellcheck="false" placeholder="<p>…</p>"></textarea>
      </label>
      <label>
        Popup title (the subject if empty)
        <input name="modalTitle" autocomplete="off" />
      </label>
      <label>
        Popup content, HTML (as above if empty)
        <input name="modalContent" autocomplete="off" spellcheck="false" />
      </label>
      <button type="submit">Raise</button>
    </form>
  </section>`
