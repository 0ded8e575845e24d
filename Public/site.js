// Adds to pages that are complete without it. It never makes content.
"use strict";

// Single keys can be switched off at the foot of each page: some readers speak to their computers.
const stored = (value) => {
  try {
    if (value !== undefined) localStorage.setItem("paywallgen-keys", value);
    return localStorage.getItem("paywallgen-keys");
  } catch {
    return value ?? null;
  }
};
const keys = document.querySelector(".keys");
let hasKeys = stored() !== "off";
if (keys) {
  keys.hidden = false;
  const box = keys.querySelector("input");
  box.checked = hasKeys;
  box.addEventListener("change", () => {
    hasKeys = box.checked;
    stored(hasKeys ? "on" : "off");
  });
}

// The arrow keys turn to the previous and next language, with Shift to the tier. They mean the same beside a right-to-left screen: the
// frame holds still. A slash goes to the search field.
document.addEventListener("keydown", (event) => {
  if (!hasKeys || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.target.closest("input:not([type=checkbox]), select, textarea, summary, [contenteditable], [tabindex='0']")) return;
  if (event.key === "/") {
    event.preventDefault();
    const field = document.querySelector("#find");
    if (field) field.focus();
    else document.querySelector(".seek")?.click();
    return;
  }
  const step = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
  if (!step) return;
  let link = document.querySelector(`.pager a[rel="${step < 0 ? "prev" : "next"}"], link[rel="${step < 0 ? "prev" : "next"}"]`);
  if (event.shiftKey) {
    const items = [...document.querySelectorAll("[data-axis=Tier] li a")];
    const here = items.findIndex((item) => item.hasAttribute("aria-current"));
    link = here < 0 ? null : items[here + step];
  }
  if (link) location.href = link.href;
});

// The overview can be searched: by what a row says, its languages, counts and findings, and by its paywall's name.
const find = document.querySelector(".find");
if (find) {
  find.hidden = false;
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const rows = [...document.querySelectorAll(".paywall")].flatMap((paywall) => {
    const name = paywall.querySelector("h2").textContent;
    return [...paywall.querySelectorAll("tbody tr")].map((row) => {
      const labels = [...row.querySelectorAll("[aria-label]")].map((item) => item.getAttribute("aria-label"));
      const isOpen = Boolean(row.querySelector(".count, .item"));
      return { paywall, row, isOpen, text: plain([name, row.textContent, ...labels].join(" ")) };
    });
  });
  const filter = () => {
    const words = plain(find.elements.text.value).split(/\s+/).filter(Boolean);
    const onlyOpen = find.elements.open.checked;
    let shown = 0;
    for (const { row, text, isOpen } of rows) {
      row.hidden = !words.every((word) => text.includes(word)) || (onlyOpen && !isOpen);
      if (!row.hidden) shown += 1;
    }
    for (const paywall of new Set(rows.map((entry) => entry.paywall))) {
      paywall.hidden = !rows.some((entry) => entry.paywall === paywall && !entry.row.hidden);
    }
    const isFiltered = words.length > 0 || onlyOpen;
    find.querySelector(".found").textContent = !isFiltered
      ? ""
      : shown
        ? `Showing ${shown} of ${rows.length} languages`
        : `Nothing matches. ${rows.length} languages are hidden.`;
  };
  find.addEventListener("input", filter);
  find.addEventListener("submit", (event) => event.preventDefault());
  find.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    find.reset();
    filter();
    find.elements.text.blur();
  });
  filter();
  // From other pages a link leads here.
  const arrive = () => location.hash === "#find" && find.elements.text.focus();
  addEventListener("hashchange", arrive);
  arrive();
}
const seek = document.querySelector(".seek");
if (seek) seek.hidden = false;

// What a screen looks like is part of its address: `#dark-ax3-tablet`. The address sets the controls, and they set the address.
const tools = document.querySelector(".page-preview .tools");
if (tools) {
  const inputs = [...tools.querySelectorAll("input")];
  const part = (input) => input.id.slice(input.name.length + 1);
  const read = () => {
    const at = document.querySelector(".at > :target");
    const parts = at ? at.id.split("-") : [];
    if (at) for (const input of inputs) if (input.defaultChecked) input.checked = true;
    for (const input of inputs) if (parts.includes(part(input))) input.checked = true;
    // Whoever turns to another screen keeps what was chosen.
    for (const link of document.querySelectorAll(".rail a, .pager a, .step")) link.hash = at ? at.id : "";
  };
  tools.addEventListener("change", () => {
    const chosen = inputs.filter((input) => input.checked && !input.defaultChecked).map(part);
    location.replace(`#${chosen.join("-") || "light"}`);
  });
  addEventListener("hashchange", read);
  read();
}

// A finding that an address names is opened.
const reveal = () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const details = target?.querySelector("details");
  if (details) details.open = true;
};
addEventListener("hashchange", reveal);
reveal();

// How many findings a filter leaves: the style sheet hides them, this counts. Rules are too many for a style sheet.
const filters = document.querySelector(".filters");
const tally = document.querySelector(".none");
if (filters && tally) {
  const cases = [...document.querySelectorAll(".case")];
  for (const fieldset of filters.querySelectorAll(".scripted")) fieldset.hidden = false;
  const filter = () => {
    const rule = filters.elements.rule?.value;
    for (const item of cases) item.hidden = Boolean(rule) && item.dataset.rule !== rule;
    const shown = cases.filter((item) => item.firstElementChild.checkVisibility()).length;
    tally.hidden = !rule && !filters.querySelector("input:checked");
    tally.textContent = shown
      ? `Showing ${shown} of ${cases.length}`
      : `No finding matches this filter. ${cases.length} findings are hidden.`;
  };
  filters.addEventListener("change", filter);
  filters.addEventListener("reset", () => setTimeout(filter));
  filter();
}

// Pickers close by Escape, and when another one opens.
const pickers = [...document.querySelectorAll(".rail details")];
for (const picker of pickers) {
  picker.addEventListener("toggle", () => {
    if (picker.open) for (const other of pickers) if (other !== picker) other.open = false;
  });
  picker.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    picker.open = false;
    picker.querySelector("summary").focus();
  });
}

// In the navigation of a narrow window the current page is in view.
const current = document.querySelector(".bar [aria-current]");
if (current) current.parentElement.scrollLeft = current.offsetLeft - current.parentElement.offsetLeft - 16;

// On a designer's page, what is clicked on the screen is what the inspector shows.
if (document.body.classList.contains("page-handoff")) {
  document.querySelector(".phone")?.addEventListener("click", (event) => {
    const element = event.target.closest("[id^=d]");
    if (!element || event.target.closest("a[href]")) return;
    event.preventDefault();
    location.hash = `e${element.id.slice(1)}`;
  });
}

// A value of the review kit, or a comment, is copied whole. Where the clipboard may not be used, it is selected.
for (const button of document.querySelectorAll(".copy")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    const value = button.closest("dl > div, .comment").querySelector(".value");
    try {
      await navigator.clipboard.writeText(value.textContent);
      button.classList.add("done");
      setTimeout(() => button.classList.remove("done"), 1500);
    } catch {
      getSelection().selectAllChildren(value);
    }
  });
}
