/** How long lazy pictures wait for the scripts at most. */
const LOADING_MS = 2_500;
/** A page that has not hydrated by then never will: held submits go to the server. */
const NEVER_MS = 8_000;

/**
 * The inline script in the document's head. Until hydration it holds submits of command forms (`data-command`), so that
 * a tap at first paint counts; the browser shell replays them after hydration. A form whose handlers are attached already
 * does not receive the held submit, because it would count twice. If the page has not hydrated after 8 s, the first held
 * form is sent natively. It records which scripts loaded or failed, for code that starts later. And it
 * marks the document as loading until the last script has arrived, at most for 2.5 s or until the first scroll: lazy
 * pictures wait that long (picture.css), because on a slow line they would delay the scripts. It is small and does not
 * depend on the page, because its hash is in the Content-Security-Policy.
 */
export const earlyScript = `(function(w,d){var q=w.__early=[],s=w.__scripts={},r=d.documentElement;w.__hydrated=false;r.setAttribute("data-loading-scripts","");function loaded(){r.removeAttribute("data-loading-scripts")}setTimeout(loaded,${LOADING_MS});w.addEventListener("scroll",loaded,{once:true,passive:true});["load","error"].forEach(function(k){d.addEventListener(k,function(e){var t=e.target;if(t.tagName!="SCRIPT")return;s[t.getAttribute("src")]=k;if(d.readyState!="loading"&&[].every.call(d.scripts,function(t){return!t.src||s[t.getAttribute("src")]}))loaded()},true)});d.addEventListener("submit",function(e){var f=e.target;if(w.__hydrated||!f.hasAttribute("data-command"))return;e.preventDefault();e.stopPropagation();q.push([f,e.submitter]);f.setAttribute("data-waiting","");if(q.length==1)setTimeout(function(){if(!w.__hydrated&&q.length){w.__hydrated=true;q[0][0].submit()}},${NEVER_MS})},true)})(window,document)`;
