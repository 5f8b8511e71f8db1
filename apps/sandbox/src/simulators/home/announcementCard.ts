import { html } from 'hono/html'

/** The form that creates an announcement. */
export const announcementCard = () =>
  html`<section aria-labelledby="announcement-title" class="third">
    <h2 id="announcement-title">Announcement</h2>
    <p>Sends a message to the inbox of a fleet. Open portals show it as a popup.</p>
    <form id="announcement" class="pairs">
      <label>
        Fleet
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
        Popup title (optional)
        <input name="modalTitle" autocomplete="off" />
      </label>
      <label>
        Popup HTML (optional)
        <input name="modalContent" autocomplete="off" spellcheck="false" />
      </label>
      <button type="submit">Send</button>
    </form>
  </section>`
