/* global jQuery */
jQuery(function ($) {
  var page = $('body').data()
  var $drivers = $('<fleet-drivers>')
    .attr('fleet-id', page.fleet)
    .prop('defaultFilters', { status: 'active' })
  $drivers.on('fleet-event', function (event) {
    var happened = event.originalEvent.detail
    if (happened.type === 'driver.created') $('#created').text(happened.data.driverId)
  })
  $('<fleet-portal>', { 'api-url': page.api, 'session-url': '/fleet-session' })
    .append($drivers)
    .appendTo('#drivers')
  $('#remove').on('click', function () {
    $('fleet-portal').remove()
  })
})
