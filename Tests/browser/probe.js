// What is wrong with a screen as the browser laid it out. Each function gives a list of sentences; an empty one is good.
window.probe = (() => {
  const phone = () => document.querySelector('.phone')
  const quote = text => `'${text.trim().slice(0, 40)}'`
  const number = value => Math.round(value * 10) / 10

  // Text that only assistive technology has.
  const isAside = element => {
    for (let e = element; e && e !== document.body; e = e.parentElement) {
      const style = getComputedStyle(e)
      if (style.clipPath !== 'none' || style.visibility === 'hidden' || +style.opacity === 0 || style.fontSize === '0px') return true
    }
    return false
  }

  // Pages of a pager that are not the shown one lie beside the screen on purpose.
  const isOtherPage = element => {
    const plan = element.closest('[data-style^=paged] .plan')
    return plan !== null && !plan.querySelector('input').checked
  }

  const texts = () => {
    const walker = document.createTreeWalker(phone(), NodeFilter.SHOW_TEXT)
    const all = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!node.data.trim() || !element.checkVisibility() || isAside(element) || isOtherPage(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const rects = [...range.getClientRects()].filter(rect => rect.width > 0.5)
      if (rects.length) all.push({node, element, rects})
    }
    return all
  }

  // The middle of a line: the boxes of lines touch, and fonts are higher than their letters.
  const core = rect => ({left: rect.left + 0.5, right: rect.right - 0.5, top: rect.top + rect.height * 0.28, bottom: rect.bottom - rect.height * 0.28})
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

  function overlaps() {
    const found = []
    const all = texts().flatMap(text => text.rects.map(rect => ({...core(rect), node: text.node})))
    for (const mark of phone().querySelectorAll('.plan>input, .r-close')) {
      if (!mark.checkVisibility() || +getComputedStyle(mark).opacity === 0) continue
      const rect = mark.getBoundingClientRect()
      all.push({left: rect.left, right: rect.right, top: rect.top, bottom: rect.bottom, mark})
    }
    for (let i = 0; i < all.length; i++) {
      for (let j = i + 1; j < all.length; j++) {
        const [a, b] = [all[i], all[j]]
        if (a.mark?.contains(b.node) || b.mark?.contains(a.node) || !meet(a, b)) continue
        const name = x => x.node ? quote(x.node.data) : x.mark.className || 'the mark'
        found.push(`${name(a)} and ${name(b)} overlap`)
      }
    }
    return [...new Set(found)]
  }

  function clipped() {
    const found = []
    const frame = phone().querySelector('.paper').getBoundingClientRect()
    for (const {node, element, rects} of texts()) {
      if (element.closest('.clock')) continue
      const box = {
        left: Math.min(...rects.map(r => r.left)), right: Math.max(...rects.map(r => r.right)),
        top: Math.min(...rects.map(r => core(r).top)), bottom: Math.max(...rects.map(r => core(r).bottom)),
      }
      const strip = [...ancestors(element)].find(e => ['auto', 'scroll'].includes(getComputedStyle(e).overflowX))
      if (!strip && (box.left < frame.left - 0.5 || box.right > frame.right + 0.5)) found.push(`${quote(node.data)} leaves the phone`)
      for (const parent of ancestors(element)) {
        const style = getComputedStyle(parent)
        const hides = style.overflowX === 'hidden' || style.overflowX === 'clip'
        const isBox = hides || ['plan', 'r-cta', 'status', 'r-retry', 'r-badge', 'r-tier-tab'].some(name => parent.classList.contains(name))
        if (!isBox) continue
        const rect = parent.getBoundingClientRect()
        const out = Math.max(rect.left - box.left, box.right - rect.right, rect.top - box.top, box.bottom - rect.bottom)
        if (out > 0.5) found.push(`${quote(node.data)} sticks ${number(out)} out of ${parent.className}`)
        // Room at the edge: text that touches the edge of its card is as good as cut.
        if (parent.classList.contains('plan') && Math.min(box.left - rect.left, rect.right - box.right) < 6)
          found.push(`${quote(node.data)} touches the edge of its plan`)
      }
    }
    for (const element of phone().querySelectorAll('*')) {
      const style = getComputedStyle(element)
      if (!element.checkVisibility() || isAside(element) || element.closest('[data-style^=paged] .plans')) continue
      if (!['hidden', 'clip'].includes(style.overflowX) || element.matches('.fold')) continue
      const wide = element.scrollWidth - element.clientWidth, high = element.scrollHeight - element.clientHeight
      if (element.matches('.frame') ? wide > 1 : wide > 1 || high > 1) found.push(`${element.className || element.tagName} hides ${wide} × ${high}`)
    }
    return [...new Set(found)]
  }

  function* ancestors(element) {
    for (let e = element; e && e !== phone(); e = e.parentElement) yield e
  }

  const sideways = () => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
    return wide > 0 ? [`the page is ${wide} too wide`] : []
  }

  const targets = '.r-close, .r-terms-link, .r-privacy-link, .plan, .r-cta, .r-restore, .r-redeem, .r-sign-in, .r-manage-link, .r-tier-tab, .r-tier-link, .r-retry, .r-entry, .r-toggle, .r-external-link'

  // A target is where a tap lands on it: 44 points from top to bottom and from side to side, through its middle.
  function small() {
    const found = []
    for (const target of phone().querySelectorAll(targets)) {
      if (!target.checkVisibility() || isOtherPage(target)) continue
      target.scrollIntoView({block: 'center', inline: 'nearest'})
      const rect = target.getClientRects()[0]
      const x = rect.left + rect.width / 2, y = rect.top + rect.height / 2
      const isHit = (dx, dy) => {
        const hit = document.elementFromPoint(x + dx, y + dy)
        return hit !== null && (target.contains(hit) || hit === target.closest('a, label'))
      }
      const extent = (dx, dy) => {
        let count = isHit(0, 0) ? 1 : 0
        for (const sign of [-1, 1]) for (let i = 1; i <= 44 && isHit(sign * i * dx, sign * i * dy); i++) count++
        return count
      }
      const wide = extent(1, 0), high = extent(0, 1)
      if (Math.min(wide, high) < 43) found.push(`${target.className.split(' ')[0]} ${quote(target.textContent)} can be hit on ${wide} × ${high}`)
    }
    scrollTo(0, 0)
    return found
  }

  const color = text => {
    const parts = text.match(/[\d.]+/g).map(Number)
    return text.startsWith('color(srgb') ? [...parts.slice(0, 3).map(v => v * 255), parts[3] ?? 1] : [parts[0], parts[1], parts[2], parts[3] ?? 1]
  }
  const over = (a, b) => [0, 1, 2].map(i => a[i] * a[3] + b[i] * (1 - a[3])).concat(1)
  const luminance = c => [0, 1, 2].map(i => c[i] / 255).map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0)

  const ground = element => {
    const layers = []
    for (let e = element; e; e = e.parentElement) {
      const layer = color(getComputedStyle(e).backgroundColor)
      if (layer[3] > 0) layers.push(layer)
      if (layer[3] === 1) break
    }
    return layers.reverse().reduce((below, layer) => over(layer, below), [255, 255, 255, 1])
  }

  function pale() {
    const found = []
    for (const {node, element} of texts()) {
      const behind = ground(element)
      const [a, b] = [luminance(over(color(getComputedStyle(element).color), behind)), luminance(behind)].sort((a, b) => b - a)
      const ratio = (a + 0.05) / (b + 0.05)
      if (ratio < 4.5) found.push(`${quote(node.data)} has ${ratio.toFixed(2)}:1`)
    }
    return [...new Set(found)]
  }

  // Cards have to stand out from what is behind them, or have a shadow or a line.
  function faint() {
    const found = []
    const cards = phone().matches('[data-style=list]') ? '.plans, .status' : '.plan, .status'
    for (const card of phone().querySelectorAll(cards)) {
      if (!card.checkVisibility()) continue
      const style = getComputedStyle(card)
      if (style.boxShadow !== 'none' || style.borderTopWidth !== '0px') continue
      const [a, b] = [luminance(ground(card)), luminance(ground(card.parentElement))].sort((a, b) => b - a)
      const ratio = (a + 0.05) / (b + 0.05)
      if (ratio < 1.08) found.push(`${card.className} is not seen: ${ratio.toFixed(2)}:1`)
    }
    return [...new Set(found)]
  }

  // An amount, and the period after its stroke, are never broken.
  function broken() {
    const found = []
    const amount = /[\p{Sc}]?[  ]?\p{N}[\p{N}.,٫٬'’]*(?:[  ]?(?:\p{Sc}|ر\.س\.?|US\$|US$))?/gu
    for (const {node, rects} of texts()) {
      if (node.parentElement.closest('.clock')) continue
      const parts = [...node.data.matchAll(amount)].map(match => [match.index, match[0]])
      if (node.parentElement.closest('.r-period')) {
        const text = node.data.replace(/^[/\s]+/, '')
        parts.push([node.data.length - text.length, text.split(' ')[0]])
      }
      const period = node.data.match(/^\/\s?\p{L}+/u)
      if (period) parts.push([0, period[0]])
      for (const [index, text] of parts) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + text.trimEnd().length)
        // Letters of another font are higher, but on the same line.
        const boxes = [...range.getClientRects()].filter(r => r.width > 0.5).map(core)
        if (boxes.some(box => box.top > boxes[0].bottom || box.bottom < boxes[0].top)) found.push(`${quote(text)} is broken in ${quote(node.parentElement.closest('p, .plan>span, .plan')?.textContent ?? node.data)}`)
      }
    }
    return [...new Set(found)]
  }

  // In the order in which they are read, elements of a column follow one another downwards.
  function order() {
    const found = []
    let last = null
    for (const part of phone().querySelectorAll('.top, .pitch, .flow, .status, .trouble, .policies, .plans, .dots, .of, .stores')) {
      if (!part.checkVisibility() || !part.getClientRects().length) continue
      const top = part.getBoundingClientRect().top
      if (last !== null && top < last.top - 1) found.push(`${part.className} stands above ${last.name}`)
      last = {top, name: part.className}
    }
    for (const plan of phone().querySelectorAll('.plan')) {
      if (!plan.checkVisibility() || isOtherPage(plan)) continue
      const name = plan.querySelector('.r-plan-name')?.getBoundingClientRect(), price = plan.querySelector('.r-price')?.getBoundingClientRect()
      if (name && price && price.bottom <= name.top + 1) found.push(`the price of ${quote(plan.textContent)} stands above its name`)
    }
    return found
  }

  const all = {overlaps, clipped, sideways, small, pale, faint, broken, order}
  return () => Object.entries(all).flatMap(([name, find]) => find().map(problem => `${name}: ${problem}`))
})()
