import { CONSENT_COOKIE, CONSENT_VERSION } from '../../consent/consent';

/**
 * The one inline script: until the page is awake it holds back the submits of forms that JavaScript would answer
 * (`data-command`), so that a tap at first paint is counted; the browser shell replays them when it has hydrated.
 * If the page has not woken after 8 s the first held form is sent natively, which the server answers with a redirect.
 * It also writes down which scripts came and which did not, for who starts later than they do: on the document, for an
 * element's load event goes no further.
 * And it shows the question about cookies to who has not answered it: the document is the same for everybody.
 * Kept small and free of anything that depends on the page: its hash stands in the Content-Security-Policy.
 */
export const earlyQueueScript = `(function(w,d){var q=w.__early=[],s=w.__scripts={};w.__awake=false;var c=d.getElementById("consent");if(c)c.hidden=/(^|; )${CONSENT_COOKIE}=${CONSENT_VERSION}/.test(d.cookie);["load","error"].forEach(function(k){d.addEventListener(k,function(e){var t=e.target;if(t.tagName=="SCRIPT")s[t.getAttribute("src")]=k},true)});d.addEventListener("submit",function(e){var f=e.target;if(w.__awake||!f.hasAttribute("data-command"))return;e.preventDefault();q.push([f,e.submitter]);f.setAttribute("data-waiting","");if(q.length==1)setTimeout(function(){if(!w.__awake&&q.length){w.__awake=true;q[0][0].submit()}},8000)},true)})(window,document)`;
